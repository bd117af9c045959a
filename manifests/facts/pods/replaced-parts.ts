import { isDeepStrictEqual } from 'node:util';
import type { PodTemplateSpec } from '../../../generated/kubernetes/types.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { canonicalQuantity } from '../../../runtime/language/quantity.ts';
import { strategicMerge } from '../../objects/strategic-merge.ts';
import { isObjectOrList, propertyOf, valuesAt } from '../../program/values-at.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

type JsonMap = Readonly<Record<string, unknown>>;

/** A part of a pod that the author of a pod template may want as it was generated. */
interface PodPart {
  readonly part:
    | 'account'
    | 'annotations'
    | 'args'
    | 'container'
    | 'env'
    | 'image'
    | 'imagePullPolicy'
    | 'labels'
    | 'resources'
    | 'volumeMounts'
    | 'volumes';
  /** The container that it is a part of; undefined for a part of the pod. */
  readonly container?: string;
  /** What tells it from others of its list: a name, a mountPath; for resources the amount (`limits.memory`). */
  readonly name: string;
  readonly value: unknown;
  /** What it shows a container comes from a ConfigMap or a Secret; a projected volume counts as a ConfigMap. */
  readonly shows?: 'Secret' | 'ConfigMap' | undefined;
  /** The way to it in a pod template. */
  readonly steps: readonly Step[];
}

/** A step on a way: a key, or the item of a list with a value. */
type Step = string | { readonly by: string; readonly is: string };

/** A generated part of a pod that is not in it any more once the podTemplateSpec is merged. */
export interface ReplacedPart extends PodPart {
  /** The template takes the part away and puts nothing in its place: by its name, or together with others of its list. */
  readonly removed: 'by name' | 'with others' | undefined;
  /** A container that is gone, and what Secrets it had another container has now. */
  readonly isMoved: boolean;
  /** Where the template does that, below `podTemplateSpec`: the closest place that it has. */
  readonly path: DocumentPath;
}

/**
 * What a pod template takes away of a generated pod, or puts something else in the place of. Probes, ports, security contexts and
 * volumes without content are there to be changed, so they are left out.
 */
export function replacedParts(generated: PodTemplateSpec, custom: JsonMap): ReplacedPart[] {
  const after = partsOf(strategicMerge({ ...generated }, custom));
  // A pod without containers is refused, and a finding of its own.
  if (!after.some(({ part }) => part === 'container')) return [];
  const byKey = new Map(after.map((part) => [keyOf(part), part]));
  const isGone = (container: string | undefined): boolean =>
    container !== undefined && !after.some((other) => other.part === 'container' && other.name === container);
  // Of two with one name, which is a finding of its own, neither replaces the other.
  const generatedParts = [...new Map(partsOf(generated).map((part) => [keyOf(part), part])).values()];
  return generatedParts.flatMap((part) => {
    const now = byKey.get(keyOf(part));
    if (isGone(part.container) || (now !== undefined && isKept(part, now))) return [];
    const isMoved =
      part.part === 'container' && generatedParts.every((one) => one.container !== part.name || isCarried(one, after));
    const { path, isWhole } = placeIn(custom, part.steps);
    return [{ ...part, path, isMoved, removed: now !== undefined ? undefined : isWhole ? 'by name' : 'with others' }];
  });
}

function keyOf({ part, container, name }: PodPart): string {
  return JSON.stringify([part, container, name]);
}

/** Whether what a part shows of a Secret some container of the pod has under the same name. */
function isCarried({ part, name, value, shows }: PodPart, after: readonly PodPart[]): boolean {
  if (shows !== 'Secret') return true;
  return after.some((other) => other.part === part && other.name === name && isPartOf(value, other.value));
}

/** Whether everything that a value says another says too, perhaps with more. */
function isPartOf(value: unknown, whole: unknown): boolean {
  if (!isObjectOrList(value) || Array.isArray(value)) return isDeepStrictEqual(value, whole);
  return (
    isObjectOrList(whole) && Object.entries(value).every(([key, below]) => isPartOf(below, propertyOf(whole, key)))
  );
}

function isKept({ part, value }: PodPart, now: PodPart): boolean {
  if (part === 'args') return isWithin(value, now.value);
  if (part === 'resources') return amountOf(value) === amountOf(now.value);
  return isPartOf(value, now.value) || (part === 'volumes' && mentions(now.value, value));
}

function partsOf(template: unknown): PodPart[] {
  const spec = propertyOf(template, 'spec');
  const parts: PodPart[] = [];
  for (const part of ['labels', 'annotations'] as const) {
    for (const { value, path } of valuesAt(template, ['metadata', part, '*'])) {
      const name = String(path.at(-1));
      parts.push({ part, name, value, steps: ['metadata', part, name] });
    }
  }
  const token = 'automountServiceAccountToken';
  if (propertyOf(spec, token) === true) {
    parts.push({ part: 'account', name: token, value: true, shows: 'Secret', steps: ['spec', token] });
  }
  const sources = new Map<string, PodPart['shows']>();
  for (const [name, value] of named(spec, 'volumes', 'name')) {
    const shows = sourceOf(value);
    sources.set(name, shows);
    parts.push({ part: 'volumes', name, value, shows, steps: ['spec', 'volumes', { by: 'name', is: name }] });
  }
  for (const list of ['containers', 'initContainers']) {
    for (const [name, value] of named(spec, list, 'name')) {
      const steps: readonly Step[] = ['spec', list, { by: 'name', is: name }];
      parts.push(
        { part: 'container', name, value: undefined, steps },
        ...partsOfContainer(name, value, steps, sources),
      );
    }
  }
  return parts;
}

function partsOfContainer(
  container: string,
  value: unknown,
  own: readonly Step[],
  sources: ReadonlyMap<string, PodPart['shows']>,
): PodPart[] {
  const fields = (['image', 'imagePullPolicy', 'args'] as const).flatMap((part): PodPart[] => {
    const written = propertyOf(value, part);
    return written === undefined ? [] : [{ part, container, name: part, value: written, steps: [...own, part] }];
  });
  const amounts = valuesAt(propertyOf(value, 'resources'), ['*', '*']).map((found): PodPart => {
    const path = found.path.map(String);
    const steps = [...own, 'resources', ...path];
    return { part: 'resources', container, name: path.join('.'), value: found.value, steps };
  });
  const variables = named(value, 'env', 'name').map(([name, variable]): PodPart => {
    const shows = propertyOf(propertyOf(variable, 'valueFrom'), 'secretKeyRef') === undefined ? undefined : 'Secret';
    const steps = [...own, 'env', { by: 'name', is: name }];
    return { part: 'env', container, name, value: variable, shows, steps };
  });
  const mounts = named(value, 'volumeMounts', 'mountPath').map(([name, mount]): PodPart => {
    const [volume, subPath] = [propertyOf(mount, 'name'), propertyOf(mount, 'subPath') || undefined];
    const steps = [...own, 'volumeMounts', { by: 'mountPath', is: name }];
    const shows = sources.get(shownValue(volume));
    return { part: 'volumeMounts', container, name, value: { volume, subPath }, shows, steps };
  });
  return [...fields, ...amounts, ...variables, ...mounts];
}

/** The items of a list with what tells them apart. */
function named(outer: unknown, list: string, key: string): (readonly [string, unknown])[] {
  return valuesAt(outer, [list, '*', key]).map(({ value, parent }) => [shownValue(value), parent] as const);
}

/** As far as a template goes along the steps; the directive of a list (`$patch: replace`) is where its items go. */
function placeIn(custom: JsonMap, steps: readonly Step[]): { path: DocumentPath; isWhole: boolean } {
  const path: (string | number)[] = [];
  let value: unknown = custom;
  let isWhole = true;
  for (const step of steps) {
    let next: string | number = typeof step === 'string' ? step : -1;
    if (typeof step !== 'string' && Array.isArray(value)) {
      const items: readonly unknown[] = value;
      next = items.findIndex((item) => propertyOf(item, step.by) === step.is);
      if (next < 0) {
        isWhole = false;
        next = items.findIndex((item) => propertyOf(item, '$patch') === 'replace');
      }
    }
    value = propertyOf(value, String(next));
    if (value === undefined) return { path, isWhole: false };
    path.push(next);
  }
  return { path, isWhole };
}

/** An amount in one spelling, as Kubernetes stores it. */
function amountOf(value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'number' ? canonicalQuantity(String(value)) : value;
}

function sourceOf(volume: unknown): PodPart['shows'] {
  if (propertyOf(volume, 'secret') !== undefined) return 'Secret';
  const isConfigMap = propertyOf(volume, 'configMap') !== undefined || propertyOf(volume, 'projected') !== undefined;
  return isConfigMap ? 'ConfigMap' : undefined;
}

/** Whether a volume still shows what another shows, perhaps together with more (`projected`). */
function mentions(volume: unknown, other: unknown): boolean {
  const nameIn = (source: unknown): unknown => {
    const [configMap, secret] = [propertyOf(source, 'configMap'), propertyOf(source, 'secret')];
    return propertyOf(configMap, 'name') ?? propertyOf(secret, 'secretName') ?? propertyOf(secret, 'name');
  };
  const sources = valuesAt(volume, ['projected', 'sources', '*']).map(({ value }) => value);
  return nameIn(other) !== undefined && [volume, ...sources].some((source) => nameIn(source) === nameIn(other));
}

/** Whether a list has all items of another in their order, with more before, between or after them. */
function isWithin(items: unknown, list: unknown): boolean {
  if (!Array.isArray(items)) return true;
  let found = 0;
  for (const item of Array.isArray(list) ? list : []) if (item === items[found]) found++;
  return found === items.length;
}
