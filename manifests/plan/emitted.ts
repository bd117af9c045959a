import type { PlanReplicas, PlanSecret } from '../../generated/types/plan-workload.ts';
import type { ResourceList } from '../../generated/types/resource-list.ts';
import { placeOfObject, type LoweredObject } from '../program/lowered-object.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { compareText } from './compare-text.ts';
import { sorted } from './sorted.ts';

/** An emitted object, and how a plan names it. */
export interface EmittedObject extends LoweredObject {
  readonly kind: string;
  readonly name: string;
  /** Kind and name; an object in another namespace than its owner's says it. */
  readonly title: string;
}

/** What is emitted for a resource, by title. */
export function emittedObjects(owner: AnyResource, lowered: readonly LoweredObject['object'][]): EmittedObject[] {
  return sorted(
    lowered.map((object) => titled(owner, object)),
    byTitle,
  );
}

function byTitle(a: EmittedObject, b: EmittedObject): number {
  return compareText(a.title, b.title);
}

function titled(owner: AnyResource, object: LoweredObject['object']): EmittedObject {
  const { kind, namespace, name } = placeOfObject({ object, owner });
  const title = `${kind} ${namespace === owner.namespace ? name : `${namespace}/${name}`}`;
  return { object, owner, kind, name, title };
}

/** How many pods each object runs, and how they share nodes; an open number is left to an autoscaler. */
export function replicasOf(objects: readonly EmittedObject[]): PlanReplicas[] {
  return objects.filter(hasPods).map(({ object, name, title }): PlanReplicas => {
    const spec = propertyOf(object, 'spec');
    const pod = podOf(object);
    const [container] = itemsOf(pod, 'containers');
    const count = propertyOf(spec, 'replicas');
    const budget = objects.find((other) => other.kind === 'PodDisruptionBudget' && other.name === name);
    const maxUnavailable = propertyOf(propertyOf(budget?.object, 'spec'), 'maxUnavailable');
    const spread = itemsOf(pod, 'topologySpreadConstraints').flatMap(
      (constraint) => textOf(constraint, 'topologyKey') ?? [],
    );
    const args = itemsOf(container, 'args');
    const delayAt = args.indexOf('--shutdown-delay') + 1;
    const delay = delayAt === 0 ? undefined : args[delayAt];
    const resources = resourcesOf(propertyOf(container, 'resources'));
    return {
      object: title,
      ...(typeof count === 'number' ? { count } : {}),
      ...(resources === undefined ? {} : { resources }),
      ...(typeof maxUnavailable === 'number' ? { maxUnavailable } : {}),
      ...(spread.length === 0 ? {} : { spread }),
      ...(typeof delay === 'string' ? { shutdownDelay: delay } : {}),
    };
  });
}

/** CPU and memory that a container asks for and may use; what else it names is not ours. */
function resourcesOf(resources: unknown): PlanReplicas['resources'] {
  const limits = amountsOf(propertyOf(resources, 'limits'));
  const requests = amountsOf(propertyOf(resources, 'requests'));
  if (limits === undefined && requests === undefined) return undefined;
  return { ...(limits === undefined ? {} : { limits }), ...(requests === undefined ? {} : { requests }) };
}

function amountsOf(list: unknown): ResourceList | undefined {
  const [cpu, memory] = [amountOf(list, 'cpu'), amountOf(list, 'memory')];
  if (cpu === undefined && memory === undefined) return undefined;
  return { ...(cpu === undefined ? {} : { cpu }), ...(memory === undefined ? {} : { memory }) };
}

function amountOf(list: unknown, name: string): string | undefined {
  const amount = propertyOf(list, name);
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : undefined;
}

/** Every Secret that the pods read, as the pods themselves say it: with what a podTemplateSpec adds. */
export function secretsOf(objects: readonly EmittedObject[]): PlanSecret[] {
  const secrets: PlanSecret[] = [];
  for (const emitted of objects) {
    if (!hasPods(emitted)) continue;
    const { object, title } = emitted;
    const pod = podOf(object);
    const volumes = itemsOf(pod, 'volumes').filter(showsSecret);
    for (const container of itemsOf(pod, 'initContainers')) addSecrets(container, volumes, title, secrets);
    for (const container of itemsOf(pod, 'containers')) addSecrets(container, volumes, title, secrets);
  }
  return sorted(secrets, bySecret);
}

function bySecret(a: PlanSecret, b: PlanSecret): number {
  return (
    compareText(a.secret, b.secret) ||
    compareText(a.key ?? '', b.key ?? '') ||
    compareText(a.as, b.as) ||
    compareText(a.in, b.in)
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

/** Whether an object runs pods. */
function hasPods({ kind }: EmittedObject): boolean {
  return kind === 'Deployment' || kind === 'StatefulSet';
}

/** The `spec` of the pods that an object runs. */
export function podOf(object: LoweredObject['object']): unknown {
  return propertyOf(propertyOf(propertyOf(object, 'spec'), 'template'), 'spec');
}

function showsSecret(volume: unknown): boolean {
  return propertyOf(volume, 'secret') !== undefined || propertyOf(volume, 'projected') !== undefined;
}

/** Adds what a container reads: by its variables, and as files. */
function addSecrets(container: unknown, volumes: readonly unknown[], object: string, secrets: PlanSecret[]): void {
  const where = `${object}, container ${String(propertyOf(container, 'name'))}`;
  for (const variable of itemsOf(container, 'env')) {
    const reference = propertyOf(propertyOf(variable, 'valueFrom'), 'secretKeyRef');
    if (reference !== undefined) secrets.push(...named(reference, 'name', String(propertyOf(variable, 'name')), where));
  }
  for (const source of itemsOf(container, 'envFrom')) {
    secrets.push(...named(propertyOf(source, 'secretRef'), 'name', `${textOf(source, 'prefix') ?? ''}*`, where));
  }
  // Most pods mount no Secret.
  if (volumes.length === 0) return;
  for (const mount of itemsOf(container, 'volumeMounts')) {
    const name = propertyOf(mount, 'name');
    const volume = volumes.find((candidate) => propertyOf(candidate, 'name') === name);
    secrets.push(...filesOf(volume, textOf(mount, 'mountPath') ?? '', where));
  }
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
export function itemsOf(value: unknown, name: string): readonly unknown[] {
  const list = propertyOf(value, name);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, name: string): string | undefined {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
