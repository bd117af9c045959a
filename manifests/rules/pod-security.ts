import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt, type Found } from '../program/values-at.ts';
import { enforcedLevel } from '../program/enforced-level.ts';
import { refusedByNamespace } from './namespace-pod-security.ts';
import type { Rule } from './rule.ts';

export const notRestricted = defineDiagnostic<{ what: string }>({
  code: 'pod-security/not-restricted',
  severity: 'warning',
  summary:
    'A pod that asks for more than the restricted Pod Security Standard allows. A namespace that enforces it refuses the pod.',
  message: ({ what }) => `${what} is more than the restricted pod security standard allows`,
  hint: () => 'do without it, or make sure that the namespace does not enforce that standard',
  givesWayTo: ['pod-security/root-refused', 'pod-security/privileges-refused'],
});

/** Values of a pod or a container that the restricted standard refuses, by path below its `spec` or the container. */
interface Loosening {
  readonly path: readonly string[];
  readonly what: string;
  readonly isLoose: (value: unknown) => boolean;
  /** Values that the baseline standard, which asks for less, refuses too. */
  readonly isBaseline?: (value: unknown) => boolean;
}

const isTrue = (value: unknown): boolean => value === true;
const always = (): boolean => true;
const hostPath = 'a path of the node (hostPath)';

/** Capabilities that the baseline standard lets a container add (Kubernetes, Pod Security Standards). */
const ofBaseline: ReadonlySet<string> = new Set([
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
]);

const ofBoth: readonly Loosening[] = [
  { path: ['securityContext', 'runAsNonRoot'], what: 'running as root', isLoose: (value) => value === false },
  { path: ['securityContext', 'runAsUser'], what: 'running as user 0', isLoose: (value) => value === 0 },
  {
    path: ['securityContext', 'seccompProfile', 'type'],
    what: 'a container without a seccomp profile',
    isLoose: (value) => value === 'Unconfined',
    isBaseline: always,
  },
];

const ofPod: readonly Loosening[] = [
  { path: ['hostNetwork'], what: 'the network of the node (hostNetwork)', isLoose: isTrue, isBaseline: always },
  { path: ['hostPID'], what: 'the processes of the node (hostPID)', isLoose: isTrue, isBaseline: always },
  { path: ['hostIPC'], what: 'the memory of the node (hostIPC)', isLoose: isTrue, isBaseline: always },
  { path: ['volumes', '*', 'hostPath'], what: hostPath, isLoose: (value) => value !== null, isBaseline: always },
  ...ofBoth,
];

const ofContainer: readonly Loosening[] = [
  { path: ['securityContext', 'privileged'], what: 'a privileged container', isLoose: isTrue, isBaseline: always },
  {
    path: ['securityContext', 'allowPrivilegeEscalation'],
    what: 'a container that may gain privileges (allowPrivilegeEscalation)',
    isLoose: isTrue,
  },
  {
    path: ['securityContext', 'capabilities', 'add', '*'],
    what: 'a further capability',
    isLoose: (value) => typeof value === 'string' && value !== 'NET_BIND_SERVICE',
    isBaseline: (value) => typeof value === 'string' && !ofBaseline.has(value),
  },
  {
    path: ['securityContext', 'procMount'],
    what: 'an unmasked /proc',
    isLoose: (value) => value === 'Unmasked',
    isBaseline: always,
  },
  {
    path: ['ports', '*', 'hostPort'],
    what: 'a port of the node (hostPort)',
    isLoose: (value) => typeof value === 'number' && value > 0,
    isBaseline: always,
  },
  ...ofBoth,
];

/** Generated pods keep to the restricted standard (design: compile decisions, hardening); what people add may not. */
export const podSecurity: Rule = (program, report) => {
  for (const resource of program.resources) {
    const enforced = enforcedLevel(resource, program);
    for (const { what, path, isBaseline } of loosenings(resource)) {
      const place = placeOf(resource, path, 'value');
      const isRefused = enforced?.level === 'restricted' || (enforced?.level === 'baseline' && isBaseline);
      if (enforced !== undefined && isRefused) report(refusedByNamespace({ ...enforced, what }, place));
      else report(notRestricted({ what }, place));
    }
  }
};

interface Loosened {
  readonly what: string;
  readonly path: DocumentPath;
  readonly isBaseline: boolean;
}

function loosenings(resource: AnyResource): Loosened[] {
  const onNode = hostVolumes(resource).map(({ path }): Loosened => ({ what: hostPath, path, isBaseline: true }));
  const pod = propertyOf(propertyOf(resource.authored.spec, 'podTemplateSpec'), 'spec');
  if (pod === undefined) return onNode;
  const base: DocumentPath = ['spec', 'podTemplateSpec', 'spec'];
  const found = ({ what, path, isLoose, isBaseline }: Loosening, below: Found): Loosened[] =>
    valuesAt(below.value, path).flatMap((one) =>
      isLoose(one.value)
        ? [{ what, path: [...base, ...below.path, ...one.path], isBaseline: isBaseline?.(one.value) ?? false }]
        : [],
    );
  const containers = ['containers', 'initContainers'].flatMap((list) => valuesAt(pod, [list, '*']));
  return [
    ...onNode,
    ...ofPod.flatMap((loosening) => found(loosening, { path: [], value: pod, parent: undefined })),
    ...containers.flatMap((container) => ofContainer.flatMap((loosening) => found(loosening, container))),
  ];
}

/** Paths of the node among the volumes of a resource itself. */
function hostVolumes({ authored, kind }: AnyResource): readonly Found[] {
  if (kind !== 'MCPServer' && kind !== 'MCPRegistry') return [];
  return valuesAt(authored, ['spec', 'volumes', '*', 'hostPath']);
}
