import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { isSelected, mayBeIn, type EmittedPods } from './emitted-pods.ts';
import { exposedServices } from './exposed-services.ts';
import type { LinkedProgram } from './link.ts';
import type { ForeignObject } from './resource.ts';
import { propertyOf, valuesAt } from './values-at.ts';

/** A Service of the input that is reached from outside of the cluster, and that selects pods. */
export interface OpenService {
  readonly object: ForeignObject;
  readonly selector: unknown;
  /** How it is reached, for a sentence. */
  readonly by: string;
  /** Where that is written; at its selector where another object leads to it. */
  readonly at: DocumentPath;
}

/** The Services of the input that are no resource's, and that an address outside of the cluster leads to (Kubernetes, Service: type, externalIPs). */
export function openServices(program: Pick<LinkedProgram, 'foreign'>): OpenService[] {
  let exposed: ReadonlyMap<string, string> | undefined;
  return program.foreign.flatMap((object): OpenService[] => {
    if (object.plainKind !== 'Service') return [];
    const spec = propertyOf(object.object, 'spec');
    const [type, selector] = [propertyOf(spec, 'type'), propertyOf(spec, 'selector')];
    // Without a selector it leads to what somebody else says.
    if (valuesAt(selector, ['*']).length === 0) return [];
    const title = `Service "${object.name}"`;
    if (type === 'LoadBalancer' || type === 'NodePort')
      return [{ object, selector, by: `${title} of type ${type}`, at: ['spec', 'type'] }];
    if (valuesAt(spec, ['externalIPs', '*']).length > 0)
      return [{ object, selector, by: `${title} with externalIPs`, at: ['spec', 'externalIPs'] }];
    exposed ??= exposedServices(program);
    const way = exposed.get(JSON.stringify([object.namespace, object.name]));
    return way === undefined ? [] : [{ object, selector, by: `${way} by ${title}`, at: ['spec', 'selector'] }];
  });
}

/** Whether a Service selects pods that are emitted for a resource. */
export function selectsPods({ object, selector }: OpenService, { owner, labels }: EmittedPods): boolean {
  return mayBeIn(owner, object.namespace) && isSelected(labels, { matchLabels: selector });
}
