import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { composedPods, type ComposedPod } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const rootRefused = defineDiagnostic<{ containers: readonly string[] }>({
  code: 'pod-security/container-root-refused',
  severity: 'error',
  summary:
    'A container that has to run as root (runAsUser 0) and must not (runAsNonRoot true, which every generated pod has). Kubernetes does not start it.',
  message: ({ containers }) =>
    `runAsUser 0 beside runAsNonRoot true: ${quoted(containers)} ${containers.length === 1 ? 'does' : 'do'} not start`,
  hint: ({ containers }) =>
    `use another user, or add runAsNonRoot: false to the securityContext of ${quoted(containers)}`,
});

function quoted(containers: readonly string[]): string {
  return `container ${containers.map((name) => `"${name}"`).join(' and ')}`;
}

export const privilegesRefused = defineDiagnostic<{ container: string; what: string }>({
  code: 'pod-security/container-privileges-refused',
  severity: 'error',
  summary:
    'A container with privileges that must not gain any (allowPrivilegeEscalation false, which every generated container has). The API server refuses the pod.',
  message: ({ container, what }) =>
    `the API server refuses container "${container}": ${what}, and allowPrivilegeEscalation is false for it`,
  hint: ({ what }) => `do without ${what}, or add allowPrivilegeEscalation: true beside it`,
});

/**
 * What a pod template asks for beside the generated security context, and what the two together do not start with (Kubernetes, pod
 * validation; kubelet, runAsNonRoot). A security context of a container counts before that of its pod.
 */
export const podSecurityContainer: Rule = (program, report) => {
  for (const pod of composedPods(program)) {
    // One user of the pod may stop several containers: one mistake.
    const roots = new Map<string, { readonly path: DocumentPath; readonly containers: string[] }>();
    for (const list of ['initContainers', 'containers']) {
      for (const { value } of valuesAt(pod.spec, [list, '*'])) {
        const name = propertyOf(value, 'name');
        if (typeof name !== 'string') continue;
        checkPrivileges(pod, list, name, value, report);
        if (!isRefusedRoot(pod, value)) continue;
        const path = writtenAt(pod, list, name, 'runAsUser');
        const known = roots.get(path.join('/'));
        if (known === undefined) roots.set(path.join('/'), { path, containers: [name] });
        else known.containers.push(name);
      }
    }
    for (const { path, containers } of roots.values()) {
      report(rootRefused({ containers }, placeOf(pod.resource, path, 'value')));
    }
  }
};

function isRefusedRoot({ spec }: ComposedPod, container: unknown): boolean {
  const valueOf = (field: string): unknown =>
    propertyOf(propertyOf(container, 'securityContext'), field) ??
    propertyOf(propertyOf(spec, 'securityContext'), field);
  return valueOf('runAsUser') === 0 && valueOf('runAsNonRoot') === true;
}

function checkPrivileges(pod: ComposedPod, list: string, name: string, container: unknown, report: Report): void {
  const own = propertyOf(container, 'securityContext');
  const place = (field: string) => placeOf(pod.resource, writtenAt(pod, list, name, field), 'value');
  if (propertyOf(own, 'allowPrivilegeEscalation') !== false) return;
  if (propertyOf(own, 'privileged') === true) {
    report(privilegesRefused({ container: name, what: 'privileged' }, place('privileged')));
  }
  const added = propertyOf(propertyOf(own, 'capabilities'), 'add');
  // The API server looks for this spelling alone.
  if (Array.isArray(added) && added.includes('CAP_SYS_ADMIN')) {
    report(privilegesRefused({ container: name, what: 'the capability CAP_SYS_ADMIN' }, place('capabilities')));
  }
}

/** Where a pod template sets a field of the security context: in the container, else in the pod. */
function writtenAt({ custom }: ComposedPod, list: string, name: string, field: string): DocumentPath {
  const base: DocumentPath = ['spec', 'podTemplateSpec', 'spec'];
  for (const { path, parent } of valuesAt(propertyOf(custom, 'spec'), [list, '*', 'name'])) {
    if (propertyOf(parent, 'name') !== name) continue;
    if (propertyOf(propertyOf(parent, 'securityContext'), field) === undefined) continue;
    return [...base, ...path.slice(0, -1), 'securityContext', field];
  }
  return [...base, 'securityContext', field];
}
