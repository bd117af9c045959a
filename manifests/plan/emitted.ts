import type { PlanReplicas, PlanSecret } from '../../generated/types/plan-workload.ts';
import { headOf, type LoweredObject } from '../program/lowered-object.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import { compareText } from './compare-text.ts';

/** The emitted objects by kind and name; one in another namespace than its owner's says it. */
export function objectNamesOf(objects: readonly LoweredObject[]): string[] {
  return objects.map(titleOf).toSorted(compareText);
}

/** How many pods each object runs; an open number is left to an autoscaler. */
export function replicasOf(objects: readonly LoweredObject[]): PlanReplicas[] {
  return podOwners(objects).map((lowered): PlanReplicas => {
    const count = propertyOf(propertyOf(lowered.object, 'spec'), 'replicas');
    return { object: titleOf(lowered), ...(typeof count === 'number' ? { count } : {}) };
  });
}

/** Every Secret that the pods read, as the pods themselves say it: with what a podTemplateSpec adds. */
export function secretsOf(objects: readonly LoweredObject[]): PlanSecret[] {
  const secrets = podOwners(objects).flatMap((lowered) => {
    const pod = propertyOf(propertyOf(propertyOf(lowered.object, 'spec'), 'template'), 'spec');
    return ['initContainers', 'containers'].flatMap((list) =>
      valuesAt(pod, [list, '*']).flatMap(({ value }) => secretsIn(value, pod, titleOf(lowered))),
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
    .filter((lowered) => ['Deployment', 'StatefulSet'].includes(headOf(lowered).kind))
    .toSorted((a, b) => compareText(titleOf(a), titleOf(b)));
}

function titleOf(lowered: LoweredObject): string {
  const { kind, namespace, name } = headOf(lowered);
  return `${kind} ${namespace === lowered.owner.namespace ? name : `${namespace}/${name}`}`;
}

function secretsIn(container: unknown, pod: unknown, object: string): PlanSecret[] {
  const where = `${object}, container ${String(propertyOf(container, 'name'))}`;
  const variables = valuesAt(container, ['env', '*']).flatMap(({ value }): PlanSecret[] => {
    const reference = propertyOf(propertyOf(value, 'valueFrom'), 'secretKeyRef');
    return named(reference, 'name', String(propertyOf(value, 'name')), where);
  });
  const wholes = valuesAt(container, ['envFrom', '*']).flatMap(({ value }) =>
    named(propertyOf(value, 'secretRef'), 'name', `${textOf(value, 'prefix') ?? ''}*`, where),
  );
  const mounts = valuesAt(container, ['volumeMounts', '*']).flatMap(({ value }) => {
    const name = propertyOf(value, 'name');
    const volume = valuesAt(pod, ['volumes', '*']).find((candidate) => propertyOf(candidate.value, 'name') === name);
    return filesOf(volume?.value, textOf(value, 'mountPath') ?? '', where);
  });
  return [...variables, ...wholes, ...mounts];
}

/** The files that a volume makes of a Secret. */
function filesOf(volume: unknown, folder: string, where: string): PlanSecret[] {
  const whole = propertyOf(volume, 'secret');
  const projected = valuesAt(volume, ['projected', 'sources', '*', 'secret']);
  const sources = [
    { source: whole, name: 'secretName' },
    ...projected.map(({ value }) => ({ source: value, name: 'name' })),
  ];
  return sources.flatMap(({ source, name }): PlanSecret[] => {
    const items = valuesAt(source, ['items', '*']);
    if (items.length === 0) return named(source, name, folder, where);
    return items.flatMap(({ value }) =>
      named(source, name, `${folder}/${textOf(value, 'path') ?? ''}`, where).map((secret) => ({
        ...secret,
        key: textOf(value, 'key') ?? '',
      })),
    );
  });
}

function named(reference: unknown, property: string, as: string, where: string): PlanSecret[] {
  const secret = textOf(reference, property);
  const key = textOf(reference, 'key');
  return secret === undefined ? [] : [{ secret, ...(key === undefined ? {} : { key }), as, in: where }];
}

function textOf(value: unknown, name: string): string | undefined {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
