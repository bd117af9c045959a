import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt, type Found } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const notRestricted = defineDiagnostic<{ what: string }>({
  code: 'pod-security/not-restricted',
  severity: 'warning',
  summary:
    'A pod that asks for more than the restricted Pod Security Standard allows. A namespace that enforces it refuses the pod.',
  message: ({ what }) => `${what} is more than the restricted pod security standard allows`,
  hint: () => 'do without it, or make sure that the namespace does not enforce that standard',
});

/** Values of a pod or a container that the restricted standard refuses, by path below its `spec` or the container. */
interface Loosening {
  readonly path: readonly string[];
  readonly what: string;
  readonly isLoose: (value: unknown) => boolean;
}

const isTrue = (value: unknown): boolean => value === true;

const ofBoth: readonly Loosening[] = [
  { path: ['securityContext', 'runAsNonRoot'], what: 'running as root', isLoose: (value) => value === false },
  { path: ['securityContext', 'runAsUser'], what: 'running as user 0', isLoose: (value) => value === 0 },
  {
    path: ['securityContext', 'seccompProfile', 'type'],
    what: 'a container without a seccomp profile',
    isLoose: (value) => value === 'Unconfined',
  },
];

const ofPod: readonly Loosening[] = [
  { path: ['hostNetwork'], what: 'the network of the node (hostNetwork)', isLoose: isTrue },
  { path: ['hostPID'], what: 'the processes of the node (hostPID)', isLoose: isTrue },
  { path: ['hostIPC'], what: 'the memory of the node (hostIPC)', isLoose: isTrue },
  { path: ['volumes', '*', 'hostPath'], what: 'a path of the node (hostPath)', isLoose: (value) => value !== null },
  ...ofBoth,
];

const ofContainer: readonly Loosening[] = [
  { path: ['securityContext', 'privileged'], what: 'a privileged container', isLoose: isTrue },
  {
    path: ['securityContext', 'allowPrivilegeEscalation'],
    what: 'a container that may gain privileges (allowPrivilegeEscalation)',
    isLoose: isTrue,
  },
  {
    path: ['securityContext', 'capabilities', 'add', '*'],
    what: 'a further capability',
    isLoose: (value) => typeof value === 'string' && value !== 'NET_BIND_SERVICE',
  },
  { path: ['securityContext', 'procMount'], what: 'an unmasked /proc', isLoose: (value) => value === 'Unmasked' },
  {
    path: ['ports', '*', 'hostPort'],
    what: 'a port of the node (hostPort)',
    isLoose: (value) => typeof value === 'number' && value > 0,
  },
  ...ofBoth,
];

/** Generated pods keep to the restricted standard (design: compile decisions, hardening); what people add may not. */
export const podSecurity: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { path } of hostVolumes(resource)) {
      report(notRestricted({ what: 'a path of the node (hostPath)' }, placeOf(resource, path, 'value')));
    }
    const pod = propertyOf(propertyOf(resource.authored.spec, 'podTemplateSpec'), 'spec');
    if (pod === undefined) continue;
    const base: DocumentPath = ['spec', 'podTemplateSpec', 'spec'];
    const say = ({ what, path, isLoose }: Loosening, below: Found) => {
      for (const found of valuesAt(below.value, path)) {
        if (!isLoose(found.value)) continue;
        report(notRestricted({ what }, placeOf(resource, [...base, ...below.path, ...found.path], 'value')));
      }
    };
    for (const loosening of ofPod) say(loosening, { path: [], value: pod, parent: undefined });
    for (const list of ['containers', 'initContainers']) {
      for (const container of valuesAt(pod, [list, '*'])) {
        for (const loosening of ofContainer) say(loosening, container);
      }
    }
  }
};

/** Paths of the node among the volumes of a resource itself. */
function hostVolumes({ authored, kind }: AnyResource): readonly Found[] {
  if (kind !== 'MCPServer' && kind !== 'MCPRegistry') return [];
  return valuesAt(authored, ['spec', 'volumes', '*', 'hostPath']);
}
