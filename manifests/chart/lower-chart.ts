import { shownValue } from '../../runtime/config/shown-value.ts';
import { ApiObject, type Chart } from 'cdk8s';
import { Construct, Dependable } from 'constructs';
import { apiGroup } from '../../generated/kinds.ts';
import { project } from '../../generated/project.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../../runtime/diagnostics/render-text.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { validate } from '../compile.ts';
import { ownImage } from '../lower/own-image.ts';
import { serverDefaults, type ServerSettings } from '../lower/server-defaults.ts';
import { lower } from '../lower/lower.ts';
import { addObjects } from '../synth/synth.ts';
import { constructObject } from './construct-object.ts';
import { printYaml } from '../synth/print.ts';

/** How the resources of a chart are lowered. */
export interface LowerChartOptions {
  /** Image of the proxy, the aggregator and the registry. Default: that of this version. */
  readonly image?: string;
  /** What holds for the pods of those programs where a resource sets nothing itself, as in svc.yaml. */
  readonly programs?: ServerSettings;
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
 * Replaces the resources of svc in a chart by the Kubernetes objects that they compile to, for people who synthesize with cdk8s: call
 * it before `app.synth()`. The other objects of the chart stay as they are and serve reference checks. Returns the warnings; throws a
 * `ChartError` when there are errors, or an `Error` that names the construct when one cannot be printed, and leaves the chart alone then.
 */
export async function lowerChart(chart: Chart, options: LowerChartOptions = {}): Promise<readonly Diagnostic[]> {
  const objects = chart.node.findAll().filter((construct) => ApiObject.isApiObject(construct));
  const sources = objects.map(sourceOf);
  const programs = serverDefaults(options.programs);
  const { program, diagnostics } = await validate(sources, {
    extent: 'whole',
    closed: options.closed ?? false,
    programs,
  });
  if (hasErrors(diagnostics)) throw new ChartError(diagnostics);
  const { resources } = program;
  const lowered = lower(program, { image: options.image ?? ownImage, programs }, { resources, foreign: [] });
  const scope = new Construct(chart, freeId(chart));
  const made = new Construct(scope, 'made');
  const kept = new Construct(scope, 'kept');
  for (const object of objects) {
    if (object.apiGroup === apiGroup) {
      object.node.scope?.node.tryRemoveChild(object.node.id);
      // What depends on a resource depends on what is made for it.
      Dependable.implement(object, { dependencyRoots: [made] });
    } else if (isBelowOurs(object)) new KeptObject(kept, object.node.addr, object);
  }
  addObjects(made, lowered, 'workloads');
  return diagnostics;
}

/** An object of somebody else's that was made below one of our resources, which is taken out of the tree with all that is below it. */
class KeptObject extends ApiObject {
  private readonly original: ApiObject;

  constructor(scope: Construct, id: string, original: ApiObject) {
    const { apiVersion, kind, name } = original;
    super(scope, id, { apiVersion, kind, metadata: { name } });
    this.original = original;
    this.node.addDependency(...original.node.dependencies);
    Dependable.implement(original, { dependencyRoots: [this] });
  }

  override toJson(): Readonly<Record<string, unknown>> {
    return constructObject(this.original);
  }
}

function isBelowOurs(object: ApiObject): boolean {
  return object.node.scopes.some((above) => ApiObject.isApiObject(above) && above.apiGroup === apiGroup);
}

/** An id that no child of a chart has: people call theirs as they like, and may lower one chart several times. */
function freeId(chart: Chart): string {
  const taken = new Set(chart.node.children.map(({ node }) => node.id));
  let id: string = project.partOf;
  for (let count = 2; taken.has(id); count++) id = `${project.partOf}-${count}`;
  return id;
}

/** The text of an object. Throws when it cannot be printed. */
function sourceOf(object: ApiObject): SourceFile {
  const { path } = object.node;
  try {
    return { path, text: printYaml(constructObject(object)), producer: 'the chart' };
  } catch (error) {
    throw new Error(`${path} cannot be printed: ${error instanceof Error ? error.message : shownValue(error)}`, {
      cause: error,
    });
  }
}
