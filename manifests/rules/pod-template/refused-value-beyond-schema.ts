import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { isIP } from 'node:net';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { refusedInContainers, refusedInMounts } from '../../facts/pods/container-limits.ts';
import type { RefusedPart } from '../../facts/pods/refused-part.ts';
import { refusedValue } from './refused-value.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { refusedInVolumes } from '../../facts/pods/volume-limits.ts';

/** What the API server takes of a pod beyond its schema (Kubernetes, pod validation). */
export const podTemplateRefusedValueBeyondSchema: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    const reportAt = (base: DocumentPath, parts: readonly RefusedPart[]): void => {
      for (const { path, problem, cure } of parts) {
        report(refusedValue({ problem, cure }, placeOf(resource, [...base, ...path], 'value')));
      }
    };
    if (resource.kind === 'MCPRegistry') reportAt(['spec'], [...refusedInVolumes(spec), ...refusedInMounts(spec)]);
    const pod = propertyOf(propertyOf(spec, 'podTemplateSpec'), 'spec');
    if (pod === undefined) continue;
    const isServer = resource.kind === 'MCPServer';
    reportAt(
      ['spec', 'podTemplateSpec', 'spec'],
      [...refusedInPod(pod), ...refusedInVolumes(pod), ...refusedInContainers(pod, isServer)],
    );
  }
};

function refusedInPod(pod: unknown): RefusedPart[] {
  return [...ofTemplates(pod), ...ofNode(pod), ...ofScheduling(pod), ...ofDns(pod)];
}

/** A value that is set: null is not. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** What single pods have and those of a Deployment or StatefulSet do not; and names. */
function ofTemplates(pod: unknown): RefusedPart[] {
  const found: RefusedPart[] = [];
  if (isSet(propertyOf(pod, 'activeDeadlineSeconds'))) {
    const problem = 'pods of a Deployment or StatefulSet have no deadline';
    found.push({ path: ['activeDeadlineSeconds'], problem, cure: 'remove it' });
  }
  if (valuesAt(pod, ['ephemeralContainers', '*']).length > 0) {
    const problem = 'a pod template has no ephemeral containers';
    found.push({ path: ['ephemeralContainers'], problem, cure: 'remove them, and use kubectl debug on a running pod' });
  }
  for (const field of ['hostname', 'subdomain']) {
    const name = propertyOf(pod, field);
    if (typeof name !== 'string' || /^(?:[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?)?$/.test(name)) continue;
    const problem = `${field} is one label of a host name`;
    found.push({ path: [field], problem, cure: 'use at most 63 lowercase letters, digits and "-"' });
  }
  if (propertyOf(propertyOf(pod, 'os'), 'name') === 'windows') {
    const problem = 'the generated security context is for Linux, and none of it may be in a pod for Windows';
    found.push({ path: ['os', 'name'], problem, cure: 'remove os' });
  }
  return found;
}

/** What a pod shares with its node. */
function ofNode(pod: unknown): RefusedPart[] {
  const found: RefusedPart[] = [];
  const isOn = (field: string): boolean => propertyOf(pod, field) === true;
  if (isOn('hostPID') && isOn('shareProcessNamespace')) {
    const problem = 'a pod that sees the processes of the node shares none of its own';
    found.push({ path: ['shareProcessNamespace'], problem, cure: 'remove one of hostPID and shareProcessNamespace' });
  }
  for (const field of ['hostNetwork', 'hostPID', 'hostIPC']) {
    if (propertyOf(pod, 'hostUsers') !== false || !isOn(field)) continue;
    found.push({ path: [field], problem: `${field} beside hostUsers: false`, cure: `remove ${field} or hostUsers` });
  }
  return found;
}

function ofScheduling(pod: unknown): RefusedPart[] {
  const tolerations = valuesAt(pod, ['tolerations', '*', 'tolerationSeconds']).flatMap(
    ({ value, parent, path }): RefusedPart[] => {
      if (!isSet(value) || propertyOf(parent, 'effect') === 'NoExecute') return [];
      const problem = 'tolerationSeconds is for the effect NoExecute alone';
      return [{ path, problem, cure: 'remove tolerationSeconds, or write effect: NoExecute' }];
    },
  );
  const domains = valuesAt(pod, ['topologySpreadConstraints', '*', 'minDomains']).flatMap(
    ({ value, parent, path }): RefusedPart[] => {
      if (!isSet(value) || propertyOf(parent, 'whenUnsatisfiable') === 'DoNotSchedule') return [];
      const problem = 'minDomains is for whenUnsatisfiable DoNotSchedule alone';
      return [{ path, problem, cure: 'remove minDomains, or write whenUnsatisfiable: DoNotSchedule' }];
    },
  );
  return [...tolerations, ...domains];
}

/** How many name servers a pod may have. */
const mostNameservers = 3;

function ofDns(pod: unknown): RefusedPart[] {
  return valuesAt(pod, ['dnsConfig', 'nameservers', '*']).flatMap(({ value, path }): RefusedPart[] => {
    if (Number(path.at(-1)) === mostNameservers) {
      return [{ path, problem: `a pod has at most ${mostNameservers} name servers`, cure: 'remove the rest' }];
    }
    if (typeof value !== 'string' || isIP(value) !== 0) return [];
    return [{ path, problem: 'a name server is an IP address', cure: 'write the address of the server' }];
  });
}
