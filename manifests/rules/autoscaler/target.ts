import { apiGroup, isKindName } from '../../../generated/kinds.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { autoscalersOf, type Autoscaler } from '../../facts/pods/scaling.ts';
import type { EmittedPods } from '../../facts/pods/emitted-pods.ts';
import { foreignNamed } from '../../facts/foreign-named.ts';
import { groupOf } from '../../program/known-kinds.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import { podsNearController, podsOfName } from '../../facts/pods/pods-named.ts';
import { titleOf, type ForeignObject } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const notScalable = defineDiagnostic<{ kind: string; targets: readonly string[] }>({
  code: 'autoscaler/target-not-scalable',
  severity: 'error',
  summary: 'A HorizontalPodAutoscaler targets a custom resource that has no scale subresource.',
  message: ({ kind }) => `a resource of kind ${kind} cannot be scaled by an autoscaler`,
  hint: ({ targets }) =>
    targets.length === 0 ? 'name the Deployment or StatefulSet that runs for it' : `name ${targets.join(' or ')}`,
});

export const unknownScaleTarget = defineDiagnostic<{ kind: string; name: string; targets: readonly string[] }>({
  code: 'autoscaler/target-unknown',
  severity: 'warning',
  extent: 'whole',
  summary:
    'An autoscaler of a Deployment that has the name of a resource, or a name that is a letter or two off. What runs for a resource has another name.',
  message: ({ kind, name }) => `the input makes no ${kind} "${name}": what runs for it is named differently`,
  hint: ({ targets }) => `name ${targets.join(' or ')}`,
});

export const fixedReplicas = defineDiagnostic<{ owner: string; field: string }>({
  code: 'autoscaler/target-with-fixed-replicas',
  severity: 'warning',
  summary: 'A number of replicas that is written down beside an autoscaler: each apply takes back what it has done.',
  message: ({ owner, field }) => `each apply sets the replicas back: ${owner} has ${field}`,
  hint: ({ field }) => `remove ${field} there: without it the number is left to the autoscaler`,
});

/** Autoscalers of the input scale what runs for its resources, and nobody else does (Kubernetes, HorizontalPodAutoscaler; spec 3, replicas). */
export const autoscalerTarget: Rule = (program, report) => {
  for (const scaler of autoscalersOf(program)) check(scaler, program, report);
};

function check({ object, target, pods }: Autoscaler, program: LinkedProgram, report: Report): void {
  const path = ['spec', 'scaleTargetRef'];
  const { kind, name, apiVersion } = target;
  const near = podsOfName(program, name, object.namespace);
  const ofOwner = near.map(titleOfController);
  if (isKindName(kind) && (apiVersion === undefined || groupOf(apiVersion) === apiGroup)) {
    const targets = near.filter(({ owner }) => owner.kind === kind).map(titleOfController);
    report(notScalable({ kind, targets }, placeOf(object, [...path, 'kind'], 'value')));
    return;
  }
  if (pods !== undefined) {
    checkFixed(pods, object, report);
    return;
  }
  // In a part of the input the Deployment may be elsewhere.
  if (program.extent !== 'whole' || foreignNamed(program, kind, name, undefined) !== undefined) return;
  const meant = mayBeIncomplete(program) ? undefined : podsNearController(program, name, object.namespace, kind);
  const targets = ofOwner.length > 0 || meant === undefined ? ofOwner : [titleOfController(meant)];
  if (targets.length > 0) {
    report(unknownScaleTarget({ kind, name, targets }, placeOf(object, [...path, 'name'], 'value')));
  }
}

function checkFixed({ owner, replicas }: EmittedPods, scaler: ForeignObject, report: Report): void {
  const field = replicas?.at(-1);
  if (replicas === undefined || typeof field !== 'string' || propertyOf(owner.authored.spec, field) === undefined)
    return;
  const span = placeOf(owner, replicas, 'value');
  const place = placeOf(scaler, ['spec', 'scaleTargetRef', 'name'], 'value');
  report(fixedReplicas({ owner: titleOf(owner), field }, place, span === undefined ? [] : [{ message: 'here', span }]));
}

function titleOfController({ controller: { kind, name } }: EmittedPods): string {
  return `${kind} "${name}"`;
}
