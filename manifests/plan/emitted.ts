import type { PlanReplicas, PlanSecret } from '../../generated/types/plan-workload.ts';
import type { ResourceList } from '../../generated/types/resource-list.ts';
import { placeOfObject, type LoweredObject } from '../lower/lowered-object.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { compareText } from './compare-text.ts';
import { sorted } from './sorted.ts';
import { shownValue } from '../../runtime/config/shown-value.ts';
import type { PlanDraft } from './plan-draft.ts';

/** An emitted object, and how a plan names it. */
export interface EmittedObject extends LoweredObject {
  readonly kind: string;
  readonly name: string;
  /** Its name; an object in another namespace than its owner's says it. */
  readonly place: string;
  /** Kind and place. */
  readonly title: string;
}

/** What is emitted for a resource, by title. */
export function emittedObjects(owner: AnyResource, lowered: readonly LoweredObject['object'][]): EmittedObject[] {
  return sorted(
    lowered.map((object) => titled(owner, object)),
    byTitle,
  );
}

/** By title; kinds part most titles, and a space sorts before every letter that another kind goes on with. */
function byTitle(a: EmittedObject, b: EmittedObject): number {
  return a.kind === b.kind ? compareText(a.place, b.place) : compareText(a.kind, b.kind);
}

function titled(owner: AnyResource, object: LoweredObject['object']): EmittedObject {
  const { kind, namespace, name } = placeOfObject({ object, owner });
  const place = namespace === owner.namespace ? name : `${namespace}/${name}`;
  return { object, owner, kind, name, place, title: `${kind} ${place}` };
}

/** How many pods each object runs, and how they share nodes; an open number is left to an autoscaler. */
export function replicasOf(objects: readonly EmittedObject[]): PlanReplicas[] {
  const planned: PlanReplicas[] = [];
  for (const emitted of objects) if (hasPods(emitted)) planned.push(podsOf(emitted, objects));
  return planned;
}

function podsOf({ object, name, title }: EmittedObject, objects: readonly EmittedObject[]): PlanReplicas {
  const spec = propertyOf(object, 'spec');
  const pod = podOf(object);
  const container = itemsOf(pod, 'containers')[0];
  const count = propertyOf(spec, 'replicas');
  const budget = objects.find((other) => other.kind === 'PodDisruptionBudget' && other.name === name);
  const maxUnavailable = propertyOf(propertyOf(budget?.object, 'spec'), 'maxUnavailable');
  const spread = itemsOf(pod, 'topologySpreadConstraints');
  const args = itemsOf(container, 'args');
  const delayAt = args.indexOf('--shutdown-delay') + 1;
  const delay = delayAt === 0 ? undefined : args[delayAt];
  const resources = resourcesOf(propertyOf(container, 'resources'));
  const planned: PlanDraft<PlanReplicas> = { object: title };
  if (typeof count === 'number') planned.count = count;
  if (resources !== undefined) planned.resources = resources;
  if (typeof maxUnavailable === 'number') planned.maxUnavailable = maxUnavailable;
  if (spread.length > 0) {
    const keys = spread.flatMap((constraint) => textOf(constraint, 'topologyKey') ?? []);
    if (keys.length > 0) planned.spread = keys;
  }
  if (typeof delay === 'string') planned.shutdownDelay = delay;
  const [claim] = itemsOf(spec, 'volumeClaimTemplates');
  if (claim !== undefined) planned.volume = volumeText(claim);
  return planned;
}

/** A claim that each pod of a StatefulSet gets, in words. */
function volumeText(claim: unknown): string {
  const spec = propertyOf(claim, 'spec');
  const size = propertyOf(propertyOf(propertyOf(spec, 'resources'), 'requests'), 'storage');
  const storageClass = textOf(spec, 'storageClassName');
  const words = [
    textOf(propertyOf(claim, 'metadata'), 'name') ?? '',
    shownValue(size),
    ...itemsOf(spec, 'accessModes').map(shownValue),
  ];
  return `${words.join(' ')}${storageClass === undefined ? '' : ` of class ${storageClass}`}`;
}

/** CPU and memory that a container asks for and may use; what else it names is not ours. */
function resourcesOf(resources: unknown): PlanReplicas['resources'] {
  const limits = amountsOf(propertyOf(resources, 'limits'));
  const requests = amountsOf(propertyOf(resources, 'requests'));
  if (limits === undefined) return requests === undefined ? undefined : { requests };
  return requests === undefined ? { limits } : { limits, requests };
}

function amountsOf(list: unknown): ResourceList | undefined {
  const cpu = amountOf(list, 'cpu');
  const memory = amountOf(list, 'memory');
  if (cpu === undefined) return memory === undefined ? undefined : { memory };
  return memory === undefined ? { cpu } : { cpu, memory };
}

function amountOf(list: unknown, name: string): string | undefined {
  const amount = propertyOf(list, name);
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : undefined;
}

const none: readonly unknown[] = [];

/** Every Secret that the pods read, as the pods themselves say it: with what a podTemplateSpec adds. */
export function secretsOf(objects: readonly EmittedObject[]): PlanSecret[] {
  const secrets: PlanSecret[] = [];
  for (const emitted of objects) {
    if (!hasPods(emitted)) continue;
    const { object, title } = emitted;
    const pod = podOf(object);
    const all = itemsOf(pod, 'volumes');
    const volumes = all.some(showsSecret) ? all.filter(showsSecret) : none;
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
  const where = (): string => `${object}, container ${shownValue(propertyOf(container, 'name'))}`;
  for (const variable of itemsOf(container, 'env')) {
    const reference = propertyOf(propertyOf(variable, 'valueFrom'), 'secretKeyRef');
    if (reference === undefined) continue;
    const secret = named(reference, 'name', shownValue(propertyOf(variable, 'name')), where());
    if (secret !== undefined) secrets.push(secret);
  }
  for (const source of itemsOf(container, 'envFrom')) {
    const secret = named(propertyOf(source, 'secretRef'), 'name', `${textOf(source, 'prefix') ?? ''}*`, where());
    if (secret !== undefined) secrets.push(secret);
  }
  // Most pods mount no Secret.
  if (volumes.length === 0) return;
  for (const mount of itemsOf(container, 'volumeMounts')) {
    const name = propertyOf(mount, 'name');
    const volume = volumes.find((candidate) => propertyOf(candidate, 'name') === name);
    secrets.push(...filesOf(volume, textOf(mount, 'mountPath') ?? '', where()));
  }
}

/** The files that a volume makes of a Secret. */
function filesOf(volume: unknown, folder: string, where: string): PlanSecret[] {
  const whole = propertyOf(volume, 'secret');
  const projected = itemsOf(propertyOf(volume, 'projected'), 'sources').map((source) => propertyOf(source, 'secret'));
  const sources = [{ source: whole, name: 'secretName' }, ...projected.map((source) => ({ source, name: 'name' }))];
  return sources.flatMap(({ source, name }): PlanSecret | PlanSecret[] => {
    if (source === undefined) return [];
    const items = itemsOf(source, 'items');
    if (items.length === 0) return named(source, name, folder, where) ?? [];
    return items.flatMap((item): PlanSecret[] => {
      const secret = named(source, name, `${folder}/${textOf(item, 'path') ?? ''}`, where);
      return secret === undefined ? [] : [{ ...secret, key: textOf(item, 'key') ?? '' }];
    });
  });
}

function named(reference: unknown, property: string, as: string, where: string): PlanSecret | undefined {
  const secret = textOf(reference, property);
  if (secret === undefined) return undefined;
  const key = textOf(reference, 'key');
  return key === undefined ? { secret, as, in: where } : { secret, key, as, in: where };
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
