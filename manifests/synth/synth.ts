import { ApiObject, App, Chart } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { headOf, type LoweredObject } from '../lower/lowered-object.ts';
import { inOrder } from './order.ts';
import { inStoredForm } from './stored-form.ts';
import { tidy } from './tidy.ts';
import { reportTooLarge } from './too-large.ts';
import { shownValue } from '../../runtime/config/shown-value.ts';

/** What the objects are: those that are made of resources, or the resources themselves. */
export type Target = 'workloads' | 'resources';

/**
 * An object of the cdk8s tree that prints exactly what it was given: the classes of cdk8s drop keys they do not know
 * and resolve tokens in every string, while ours holds plain data that was checked.
 */
class EmittedObject extends ApiObject {
  private readonly object: Readonly<Record<string, unknown>>;

  constructor(scope: Construct, id: string, name: string, object: Readonly<Record<string, unknown>>) {
    // Without a name cdk8s would compute one from a hash of the path, for nothing.
    super(scope, id, {
      apiVersion: shownValue(object['apiVersion']),
      kind: shownValue(object['kind']),
      metadata: { name },
    });
    this.object = object;
  }

  override toJson(): Readonly<Record<string, unknown>> {
    return this.object;
  }
}

/**
 * Adds emitted objects to a scope of a chart that is empty, in print order, each as a construct that prints exactly that object. Every
 * object is added: their ids are their places in the order, which no name can make equal.
 */
export function addObjects(scope: Construct, lowered: readonly LoweredObject[], target: Target): void {
  for (const [index, next] of inOrder(lowered).entries()) {
    const object = inNamespace(next);
    // What people and tools wrote stays as it is.
    new EmittedObject(
      scope,
      String(index),
      headOf(next).name,
      'object' in next.owner || target === 'resources' ? tidy(object) : inStoredForm(object),
    );
  }
}

/** Lowered objects in their printed form and order, through a cdk8s tree of one chart with one construct for each. */
export function synth(
  lowered: readonly LoweredObject[],
  target: Target,
  report: Report,
): Readonly<Record<string, unknown>>[] {
  reportTooLarge(lowered, report);
  const chart = new Chart(new App(), 'svc', { disableResourceNameHashes: true });
  addObjects(chart, lowered, target);
  return chart.node.children.flatMap((node) => (node instanceof EmittedObject ? [node.toJson()] : []));
}

/** An object with the namespace that it is in; unchanged where it is in none, or where that is not known. */
function inNamespace(lowered: LoweredObject): Readonly<Record<string, unknown>> {
  const { namespace } = headOf(lowered);
  const plain: Record<string, unknown> = { ...lowered.object };
  return namespace === undefined ? plain : { ...plain, metadata: { ...metadataOf(plain), namespace } };
}

function metadataOf(object: Readonly<Record<string, unknown>>): object {
  const { metadata } = object;
  return typeof metadata === 'object' && metadata !== null ? metadata : {};
}
