import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { EmittedPods } from '../pods/emitted-pods.ts';
import { exposedServices } from './exposed-services.ts';
import { foreignOf } from '../foreign-named.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { selectedPods } from '../pods/selected-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';

/** A Service of the input that is reached from outside of the cluster, and that selects pods. */
export interface OpenService {
  readonly object: ForeignObject;
  readonly selector: unknown;
  /** How it is reached, for a sentence. */
  readonly by: string;
  /** Where that is written; at its selector where another object leads to it. */
  readonly at: DocumentPath;
}

/** The Services of the input that no resource generates, and that an address outside of the cluster leads to (Kubernetes, Service: type, externalIPs). */
export const openServices = computedOnce((program: Pick<LinkedProgram, 'foreign'>): readonly OpenService[] =>
  foreignOf(program, 'Service').flatMap((object): OpenService[] => {
    const spec = propertyOf(object.object, 'spec');
    const [type, selector] = [propertyOf(spec, 'type'), propertyOf(spec, 'selector')];
    // Without a selector it leads to what somebody else says.
    if (valuesAt(selector, ['*']).length === 0) return [];
    const title = `Service "${object.name}"`;
    if (type === 'LoadBalancer' || type === 'NodePort')
      return [{ object, selector, by: `${title} of type ${type}`, at: ['spec', 'type'] }];
    if (valuesAt(spec, ['externalIPs', '*']).length > 0)
      return [{ object, selector, by: `${title} with externalIPs`, at: ['spec', 'externalIPs'] }];
    const way = exposedServices(program).get(JSON.stringify([object.namespace, object.name]));
    return way === undefined ? [] : [{ object, selector, by: `${way} by ${title}`, at: ['spec', 'selector'] }];
  }),
);

/** The pods of each resource that Services of the input open, with the first Service that does, by pods. */
export const openedPods = computedOnce(
  (program: Pick<LinkedProgram, 'resources' | 'foreign'>): ReadonlyMap<EmittedPods, OpenService> => {
    const opened = new Map<EmittedPods, OpenService>();
    for (const service of openServices(program)) {
      for (const pods of podsBehind(service, program)) if (!opened.has(pods)) opened.set(pods, service);
    }
    return opened;
  },
);

/** The pods that are made for resources and that a Service selects. */
export function podsBehind(
  { object, selector }: OpenService,
  program: Pick<LinkedProgram, 'resources' | 'foreign'>,
): readonly EmittedPods[] {
  return selectedPods(program, object.namespace, { matchLabels: selector }).pods;
}
