import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { Workflow } from '../../facts/workflows/workflows.ts';

/** A check of one workflow by itself, wherever it is written: in a resource or in the configuration of an aggregator. */
export type WorkflowRule = (workflow: Workflow, report: Report) => void | Promise<void>;
