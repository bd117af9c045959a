import { ApiObject, type Chart } from 'cdk8s';
import { apiGroup } from '../../generated/kinds.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../../runtime/diagnostics/render-text.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { validate } from '../compile.ts';
import { ownImage } from '../lower/own-image.ts';
import { lower } from '../program/lower.ts';
import { addObjects } from './emit.ts';
import { constructObject } from './construct-object.ts';
import { printYaml } from './print.ts';

/** How the resources of a chart are lowered. */
export interface LowerChartOptions {
  /** Image of the proxy, the aggregator and the registry. Default: that of this version. */
  readonly image?: string;
  /** Whether Secrets, ConfigMaps and ServiceAccounts that are not in the chart are errors. Default: false. */
  readonly closed?: boolean;
}

/** Thrown when the resources of a chart have errors; its message shows them as `svc compile` would. */
export class ChartError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`the resources of the chart have errors\n\n${renderText(diagnostics, { color: false })}`);
    this.name = 'ChartError';
    this.diagnostics = diagnostics;
  }
}

/**
 * Replaces the resources of ours in a chart by the Kubernetes objects that they stand for, for people who synthesize with cdk8s: call
 * it before `app.synth()`. The other objects of the chart stay as they are and serve reference checks. Returns the warnings; throws a
 * `ChartError` when there are errors, or an `Error` that names the construct when one cannot be printed, and leaves the chart alone then.
 */
export async function lowerChart(chart: Chart, options: LowerChartOptions = {}): Promise<readonly Diagnostic[]> {
  const objects = chart.node.findAll().filter((construct) => ApiObject.isApiObject(construct));
  const sources = objects.map(sourceOf);
  const { program, diagnostics } = await validate(sources, { extent: 'whole', closed: options.closed ?? false });
  if (hasErrors(diagnostics)) throw new ChartError(diagnostics);
  const { resources } = program;
  const lowered = lower(program, { image: options.image ?? ownImage }, { resources, foreign: [] });
  for (const { apiGroup: group, node } of objects) if (group === apiGroup) node.scope?.node.tryRemoveChild(node.id);
  addObjects(chart, lowered, 'workloads');
  return diagnostics;
}

/** The text of an object. Throws when it cannot be printed. */
function sourceOf(object: ApiObject): SourceFile {
  const { path } = object.node;
  try {
    return { path, text: printYaml(constructObject(object)), holder: 'the chart' };
  } catch (error) {
    throw new Error(`${path} cannot be printed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
