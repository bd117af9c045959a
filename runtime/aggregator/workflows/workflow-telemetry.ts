import type { OutboundHeaders } from '../../mcp/backend/outbound-headers.ts';
import type { Telemetry } from '../../observe/telemetry.ts';
import type { ActiveSpan } from '../../observe/tracing.ts';
import type { StepEvent, WorkflowEvent } from '../../workflow/workflow-host.ts';

/** What is measured and traced of one run, or of the part of it between two questions. */
export interface RunTelemetry {
  saw(event: WorkflowEvent | StepEvent): void;
  /** Headers for the calls of a step: they are part of its span. */
  headersOf(step: string): OutboundHeaders;
}

/** Upper bounds of durations, in seconds: workflows wait for tools and for people. */
const bounds = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 1800];

/** How a run ends; a run that waits for its user has not ended. */
const runEnds: ReadonlySet<string> = new Set(['completed', 'failed', 'timed-out', 'cancelled']);
const stepEnds: Readonly<Partial<Record<StepEvent['kind'], string>>> = {
  'step-completed': 'completed',
  'step-failed': 'failed',
  'step-skipped': 'skipped',
};

/**
 * Measures workflows and their steps, and has spans for them: a run is part of the call that asked for it, a step of its run, and what a
 * step calls of the step. `carried`: the headers of the call that say which trace it is part of.
 */
export function workflowTelemetry({
  metrics,
  tracing,
}: Pick<Telemetry, 'metrics' | 'tracing'>): (carried: OutboundHeaders) => RunTelemetry {
  const executions = metrics.counter('svc.aggregator.workflow.executions', 'Runs of workflows that have ended.');
  const errors = metrics.counter('svc.aggregator.workflow.errors', 'Runs of workflows that have failed.');
  const duration = metrics.histogram('svc.aggregator.workflow.duration', 'Time that a run took.', 's', bounds);
  const stepDuration = metrics.histogram(
    'svc.aggregator.workflow.step.duration',
    'Time that a step took.',
    's',
    bounds,
  );

  function measure(event: WorkflowEvent | StepEvent): void {
    const labels = { 'svc.workflow.name': event.workflow };
    if ('step' in event) {
      const outcome = stepEnds[event.kind];
      if (outcome === undefined) return;
      const step = { 'svc.workflow.step': event.step, 'svc.workflow.step.type': event.type };
      stepDuration(event.duration / 1000, { ...labels, ...step, 'svc.workflow.outcome': outcome });
      return;
    }
    if (!runEnds.has(event.kind)) return;
    const ended = { ...labels, 'svc.workflow.outcome': event.kind };
    executions(ended);
    if (event.kind === 'failed' || event.kind === 'timed-out') errors(ended);
    duration(event.duration / 1000, ended);
  }

  return (carried) => {
    let run: ActiveSpan | undefined;
    const steps = new Map<string, ActiveSpan>();

    function sawStep(event: StepEvent): void {
      const { step, type, tool } = event;
      if (event.kind === 'step-started') {
        const called = tool === undefined ? {} : { 'gen_ai.tool.name': tool };
        const values = { 'svc.workflow.step': step, 'svc.workflow.step.type': type, ...called };
        const span = run?.child(`step ${step}`, values);
        if (span !== undefined) steps.set(step, span);
        return;
      }
      const outcome = stepEnds[event.kind];
      if (outcome === undefined) return;
      const values = { 'svc.workflow.outcome': outcome };
      steps.get(step)?.end(values, outcome === 'failed' ? (event.message ?? 'it failed') : undefined);
      steps.delete(step);
    }

    function sawRun({ kind, run: id, workflow }: WorkflowEvent): void {
      if (kind === 'started' || kind === 'resumed') {
        const values = { 'svc.workflow.name': workflow, 'svc.workflow.run': id };
        run = tracing.part(`workflow ${workflow}`, values, recordOf(carried));
        return;
      }
      // A step that waits for its user goes on under another request.
      for (const span of steps.values()) span.end({ 'svc.workflow.outcome': kind });
      steps.clear();
      const hasFailed = kind === 'failed' || kind === 'timed-out';
      run?.end({ 'svc.workflow.outcome': kind }, hasFailed ? `the workflow ${kind.replace('-', ' ')}` : undefined);
      run = undefined;
    }

    return {
      saw(event) {
        measure(event);
        if ('step' in event) sawStep(event);
        else sawRun(event);
      },
      headersOf(step) {
        const span = steps.get(step) ?? run;
        if (span === undefined) return carried;
        const others = carried.filter((_each, index) => carried[index - (index % 2)] !== 'traceparent');
        return [...others, 'traceparent', span.traceparent];
      },
    };
  };
}

function recordOf(headers: OutboundHeaders): Readonly<Record<string, string>> {
  const record: Record<string, string> = {};
  for (let index = 0; index < headers.length; index += 2) record[headers[index] ?? ''] = headers[index + 1] ?? '';
  return record;
}
