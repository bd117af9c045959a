import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import type { Span } from '../../../runtime/diagnostics/span.ts';
import { groupOf } from '../../program/known-kinds.ts';
import { emittedPods, type EmittedPods } from './emitted-pods.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import { podsOfController } from './pods-named.ts';
import type { AnyResource, ForeignObject } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';

type Program = Pick<LinkedProgram, 'resources' | 'foreign'>;

/** An object of the input that changes how many pods a workload has. */
export interface Autoscaler {
  readonly object: ForeignObject;
  /** Kind and name of what it scales, as far as it says them; the kind with the default of the autoscaler. */
  readonly target: { readonly kind: string; readonly name: string; readonly apiVersion: string | undefined };
  /** The pods of a resource that it scales; undefined where the target is not made by the input. */
  readonly pods: EmittedPods | undefined;
  /** How many pods it goes up to; undefined where it does not say so, and there is no default. */
  readonly most: PodCount | undefined;
}

/** A number of pods that something gives a workload, or may give it. */
export interface PodCount {
  readonly pods: EmittedPods;
  readonly most: number;
  /** The field that says so: `replicas`, `backendReplicas`, `maxReplicas` or `maxReplicaCount`. */
  readonly field: string;
  /** Where it says so. */
  readonly span: Span | undefined;
}

/** How an autoscaler says up to how many pods it goes, by its kind. */
const bounds = {
  HorizontalPodAutoscaler: { field: 'maxReplicas', fallback: undefined, target: undefined },
  // KEDA, ScaledObject: a Deployment, and up to 100 pods.
  ScaledObject: { field: 'maxReplicaCount', fallback: 100, target: 'Deployment' },
} as const;

/** The autoscalers of a program: HorizontalPodAutoscalers, and the ScaledObjects of KEDA. Read once per program. */
export const autoscalersOf = computedOnce((program: Program): readonly Autoscaler[] =>
  program.foreign.flatMap((object) => autoscalerOf(object, program)),
);

function autoscalerOf(object: ForeignObject, program: Program): Autoscaler[] {
  const { plainKind } = object;
  if (plainKind !== 'HorizontalPodAutoscaler' && plainKind !== 'ScaledObject') return [];
  const bound = bounds[plainKind];
  const spec = propertyOf(object.object, 'spec');
  const reference = propertyOf(spec, 'scaleTargetRef');
  const [kind = bound.target, name, version] = ['kind', 'name', 'apiVersion'].map((field) =>
    propertyOf(reference, field),
  );
  if (typeof kind !== 'string' || typeof name !== 'string') return [];
  const apiVersion = typeof version === 'string' ? version : undefined;
  // Kinds of operators have groups with dots; those of Kubernetes that have pods do not.
  const isOthers = apiVersion !== undefined && groupOf(apiVersion).includes('.');
  const pods = isOthers ? undefined : podsOfController(program, name, object.namespace, kind);
  const written = propertyOf(spec, bound.field);
  const value = written === undefined ? bound.fallback : written;
  const path = written === undefined ? ['spec', 'scaleTargetRef', 'name'] : ['spec', bound.field];
  const most =
    pods === undefined || typeof value !== 'number' ? undefined : countOf(pods, value, bound.field, object, path);
  return [{ object, target: { kind, name, apiVersion }, pods, most }];
}

function countOf(pods: EmittedPods, most: number, field: string, part: Part, path: DocumentPath): PodCount {
  return { pods, most, field, span: placeOf(part, path, 'value') };
}

/**
 * Everything that gives a workload more than one pod, or may: what the resource says itself (spec 3, replicas), and the autoscalers of
 * the input. Read once per program.
 */
export const severalPods = computedOnce((program: Program): readonly PodCount[] =>
  [...emittedPods(program).flatMap(writtenCount), ...autoscalersOf(program).flatMap(({ most }) => most ?? [])].filter(
    ({ most }) => most > 1,
  ),
);

function writtenCount(pods: EmittedPods): PodCount[] {
  const { owner, replicas: path } = pods;
  const field = path?.at(-1);
  const value = typeof field === 'string' ? propertyOf(specOf(owner), field) : undefined;
  if (path === undefined || typeof field !== 'string' || typeof value !== 'number') return [];
  return [countOf(pods, value, field, owner, path)];
}

function specOf(owner: AnyResource): unknown {
  return owner.resource.spec;
}
