import { apiGroup, isKindName } from '../../generated/kinds.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { emittedPods, mayBeIn, type EmittedPods } from '../program/emitted-pods.ts';
import type { LinkedProgram } from '../program/link.ts';
import { titleOf, type ForeignObject } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { keepsSessionsInMemory, memorySessions } from './memory-sessions-with-replicas.ts';
import type { Rule } from './rule.ts';
import { stdioReplicas } from './stdio-single-replica.ts';

export const notScalable = defineDiagnostic<{ kind: string; targets: readonly string[] }>({
  code: 'autoscaler/not-scalable',
  severity: 'error',
  summary: 'An autoscaler of one of our resources, which has no scale: what runs for it has one.',
  message: ({ kind }) => `a resource of kind ${kind} cannot be scaled by an autoscaler`,
  hint: ({ targets }) =>
    targets.length === 0 ? 'name the Deployment or StatefulSet that runs for it' : `name ${targets.join(' or ')}`,
});

export const unknownScaleTarget = defineDiagnostic<{ kind: string; name: string; targets: readonly string[] }>({
  code: 'autoscaler/unknown-target',
  severity: 'warning',
  summary: 'An autoscaler of a Deployment that has the name of a resource. What runs for a resource has another name.',
  message: ({ kind, name }) => `the input makes no ${kind} "${name}": what runs for it is named differently`,
  hint: ({ targets }) => `name ${targets.join(' or ')}`,
});

export const fixedReplicas = defineDiagnostic<{ owner: string; field: string }>({
  code: 'autoscaler/fixed-replicas',
  severity: 'warning',
  summary: 'A number of replicas that is written down beside an autoscaler: each apply takes back what it has done.',
  message: ({ owner, field }) => `each apply sets the replicas back: ${owner} has ${field}`,
  hint: ({ field }) => `remove ${field} there: without it the number is left to the autoscaler`,
});

/** Autoscalers of the input scale what runs for its resources, and nobody else does (Kubernetes, HorizontalPodAutoscaler; spec 3, replicas). */
export const autoscalerTargets: Rule = (program, report) => {
  for (const object of program.foreign) {
    if (object.kind === 'HorizontalPodAutoscaler' || object.kind === 'ScaledObject') check(object, program, report);
  }
};

function check(scaler: ForeignObject, program: LinkedProgram, report: Report): void {
  const path = ['spec', 'scaleTargetRef'];
  const target = propertyOf(propertyOf(scaler.object, 'spec'), 'scaleTargetRef');
  const [named, name, version] = ['kind', 'name', 'apiVersion'].map((field) => propertyOf(target, field));
  // A ScaledObject (KEDA) means a Deployment where it says nothing.
  const kind = named ?? (scaler.kind === 'ScaledObject' ? 'Deployment' : undefined);
  if (typeof kind !== 'string' || typeof name !== 'string') return;
  const near = emittedPods(program).filter(({ owner }) => mayBeIn(owner, scaler.namespace));
  const ofOwner = near.filter(({ owner }) => owner.name === name).map(titleOfController);
  if (isKindName(kind) && (typeof version !== 'string' || version.startsWith(`${apiGroup}/`))) {
    const targets = near.filter(({ owner }) => owner.kind === kind && owner.name === name).map(titleOfController);
    report(notScalable({ kind, targets }, placeOf(scaler, [...path, 'kind'], 'value')));
    return;
  }
  const pods = near.find(({ controller }) => controller.kind === kind && controller.name === name);
  if (pods !== undefined) checkScaled(pods, scaler, report);
  // In a part of the input the Deployment may be elsewhere.
  else if (ofOwner.length > 0 && program.extent === 'whole' && !isForeign(kind, name, program)) {
    report(unknownScaleTarget({ kind, name, targets: ofOwner }, placeOf(scaler, [...path, 'name'], 'value')));
  }
}

function checkScaled(pods: EmittedPods, scaler: ForeignObject, report: Report): void {
  const { owner, replicas, labels } = pods;
  const field = replicas?.at(-1);
  if (replicas !== undefined && typeof field === 'string' && propertyOf(owner.authored.spec, field) !== undefined) {
    const span = placeOf(owner, replicas, 'value');
    const place = placeOf(scaler, ['spec', 'scaleTargetRef', 'name'], 'value');
    report(
      fixedReplicas({ owner: titleOf(owner), field }, place, span === undefined ? [] : [{ message: 'here', span }]),
    );
  }
  const bound = scaler.kind === 'ScaledObject' ? 'maxReplicaCount' : 'maxReplicas';
  const most = propertyOf(propertyOf(scaler.object, 'spec'), bound);
  if (typeof most !== 'number' || most <= 1) return;
  const place = placeOf(scaler, ['spec', bound], 'value');
  if (owner.kind === 'MCPServer' && owner.resource.spec.transport === 'stdio') {
    report(stdioReplicas({ field: bound, value: most }, place));
  } else if (labels['app.kubernetes.io/component'] !== 'backend' && keepsSessionsInMemory(owner)) {
    report(memorySessions({ title: titleOf(owner), replicas: most }, place));
  }
}

function titleOfController({ controller: { kind, name } }: EmittedPods): string {
  return `${kind} "${name}"`;
}

function isForeign(kind: string, name: string, { foreign }: LinkedProgram): boolean {
  return foreign.some((object) => object.kind === kind && object.name === name);
}
