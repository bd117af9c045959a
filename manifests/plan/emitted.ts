import type { PlanReplicas, PlanSecret } from '../../generated/types/plan-workload.ts';
import { headOf, type LoweredObject } from '../program/lowered-object.ts';
import { propertyOf } from '../program/values-at.ts';
import { compareText } from './compare-text.ts';

/** The emitted objects by kind and name; one in another namespace than its owner's says it. */
export function objectNamesOf(objects: readonly LoweredObject[]): string[] {
  return objects.map(titleOf).toSorted(compareText);
}

/** How many pods each object runs, and how they share nodes; an open number is left to an autoscaler. */
export function replicasOf(objects: readonly LoweredObject[]): PlanReplicas[] {
  return podOwners(objects).map((lowered): PlanReplicas => {
    const spec = propertyOf(lowered.object, 'spec');
    const pod = propertyOf(propertyOf(spec, 'template'), 'spec');
    const [container] = itemsOf(pod, 'containers');
    const count = propertyOf(spec, 'replicas');
    const budget = objects.find(({ object }) => object['kind'] === 'PodDisruptionBudget' && hasName(object, lowered));
    const maxUnavailable = propertyOf(propertyOf(budget?.object, 'spec'), 'maxUnavailable');
    const spread = itemsOf(pod, 'topologySpreadConstraints').flatMap(
      (constraint) => textOf(constraint, 'topologyKey') ?? [],
    );
    const args = itemsOf(container, 'args');
    const delay = args[args.indexOf('--shutdown-delay') + 1];
    return {
      object: titleOf(lowered),
      ...(typeof count === 'number' ? { count } : {}),
      ...resourcesOf(container),
      ...(typeof maxUnavailable === 'number' ? { maxUnavailable } : {}),
      ...(spread.length === 0 ? {} : { spread }),
      ...(args.includes('--shutdown-delay') && typeof delay === 'string' ? { shutdownDelay: delay } : {}),
    };
  });
}

function hasName(object: LoweredObject['object'], lowered: LoweredObject): boolean {
  return textOf(propertyOf(object, 'metadata'), 'name') === headOf(lowered).name;
}

/** CPU and memory that a container asks for and may use; what else it names is not ours. */
function resourcesOf(container: unknown): Pick<PlanReplicas, 'resources'> {
  const lists = (['limits', 'requests'] as const).flatMap((list) => {
    const amounts = (['cpu', 'memory'] as const).flatMap((name) => {
      const amount = propertyOf(propertyOf(propertyOf(container, 'resources'), list), name);
      return typeof amount === 'string' || typeof amount === 'number' ? [[name, String(amount)] as const] : [];
    });
    return amounts.length === 0 ? [] : [[list, Object.fromEntries(amounts)] as const];
  });
  return lists.length === 0 ? {} : { resources: Object.fromEntries(lists) };
}

/** Every Secret that the pods read, as the pods themselves say it: with what a podTemplateSpec adds. */
export function secretsOf(objects: readonly LoweredObject[]): PlanSecret[] {
  const secrets = podOwners(objects).flatMap((lowered) => {
    const pod = propertyOf(propertyOf(propertyOf(lowered.object, 'spec'), 'template'), 'spec');
    return ['initContainers', 'containers'].flatMap((list) =>
      itemsOf(pod, list).flatMap((container) => secretsIn(container, pod, titleOf(lowered))),
    );
  });
  return secrets.toSorted(
    (a, b) =>
      compareText(a.secret, b.secret) ||
      compareText(a.key ?? '', b.key ?? '') ||
      compareText(a.as, b.as) ||
      compareText(a.in, b.in),
  );
}

/** The Secret and key behind an environment variable of the emitted pods, as `name/key`. */
export function secretBehind(variable: string | undefined, secrets: readonly PlanSecret[]): string | undefined {
  const found = variable === undefined ? undefined : secrets.find((secret) => secret.as === variable);
  return found === undefined ? undefined : secretName(found);
}

/** A Secret and its key as one word. */
export function secretName({ secret, key }: Pick<PlanSecret, 'secret' | 'key'>): string {
  return key === undefined ? secret : `${secret}/${key}`;
}

function podOwners(objects: readonly LoweredObject[]): LoweredObject[] {
  return objects
    .filter(({ object }) => object['kind'] === 'Deployment' || object['kind'] === 'StatefulSet')
    .toSorted((a, b) => compareText(titleOf(a), titleOf(b)));
}

function titleOf(lowered: LoweredObject): string {
  const { kind, namespace, name } = headOf(lowered);
  return `${kind} ${namespace === lowered.owner.namespace ? name : `${namespace}/${name}`}`;
}

function secretsIn(container: unknown, pod: unknown, object: string): PlanSecret[] {
  const where = `${object}, container ${String(propertyOf(container, 'name'))}`;
  const variables = itemsOf(container, 'env').flatMap((variable): PlanSecret[] => {
    const reference = propertyOf(propertyOf(variable, 'valueFrom'), 'secretKeyRef');
    return named(reference, 'name', String(propertyOf(variable, 'name')), where);
  });
  const wholes = itemsOf(container, 'envFrom').flatMap((source) =>
    named(propertyOf(source, 'secretRef'), 'name', `${textOf(source, 'prefix') ?? ''}*`, where),
  );
  const mounts = itemsOf(container, 'volumeMounts').flatMap((mount) => {
    const name = propertyOf(mount, 'name');
    const volume = itemsOf(pod, 'volumes').find((candidate) => propertyOf(candidate, 'name') === name);
    return filesOf(volume, textOf(mount, 'mountPath') ?? '', where);
  });
  return [...variables, ...wholes, ...mounts];
}

/** The files that a volume makes of a Secret. */
function filesOf(volume: unknown, folder: string, where: string): PlanSecret[] {
  const whole = propertyOf(volume, 'secret');
  const projected = itemsOf(propertyOf(volume, 'projected'), 'sources').map((source) => propertyOf(source, 'secret'));
  const sources = [{ source: whole, name: 'secretName' }, ...projected.map((source) => ({ source, name: 'name' }))];
  return sources.flatMap(({ source, name }): PlanSecret[] => {
    if (source === undefined) return [];
    const items = itemsOf(source, 'items');
    if (items.length === 0) return named(source, name, folder, where);
    return items.flatMap((item) =>
      named(source, name, `${folder}/${textOf(item, 'path') ?? ''}`, where).map((secret) => ({
        ...secret,
        key: textOf(item, 'key') ?? '',
      })),
    );
  });
}

function named(reference: unknown, property: string, as: string, where: string): PlanSecret[] {
  const secret = textOf(reference, property);
  const key = textOf(reference, 'key');
  return secret === undefined ? [] : [{ secret, ...(key === undefined ? {} : { key }), as, in: where }];
}

/** The items of a list that something may have. */
function itemsOf(value: unknown, name: string): readonly unknown[] {
  const list = propertyOf(value, name);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, name: string): string | undefined {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
