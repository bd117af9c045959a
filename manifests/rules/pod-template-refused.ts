import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { composedPods } from '../program/composed-pods.ts';
import { isKind } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const mountedOverRoot = defineDiagnostic({
  code: 'volumes/over-root',
  severity: 'error',
  summary: 'A volume in the place of the whole file system of a container, which then has no program to start.',
  message: () => 'a volume at "/" hides the whole image, so that the container does not start',
  hint: () => 'mount it at a folder below, such as /data',
});

export const noNameserver = defineDiagnostic({
  code: 'pod-template/no-nameserver',
  severity: 'error',
  summary: 'A pod that takes no DNS settings of the cluster and gives no nameserver. Kubernetes refuses it.',
  message: () => 'dnsPolicy None needs a nameserver, and dnsConfig gives none',
  hint: () => 'add dnsConfig.nameservers, or remove dnsPolicy to use those of the cluster',
});

/** Settings of a pod that no cluster takes (Kubernetes, pod validation; OCI runtimes for the mount). */
export const podTemplateRefused: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    for (const [index, { mountPath }] of (server.authored.spec.volumes ?? []).entries()) {
      if (!isRoot(mountPath)) continue;
      report(mountedOverRoot({}, placeOf(server, ['spec', 'volumes', index, 'mountPath'], 'value')));
    }
  }
  for (const { resource, custom, spec } of composedPods(program)) {
    const place = (path: readonly (string | number)[]) =>
      placeOf(resource, ['spec', 'podTemplateSpec', ...path], 'value');
    for (const list of ['containers', 'initContainers']) {
      for (const { value, path } of valuesAt(custom, ['spec', list, '*', 'volumeMounts', '*', 'mountPath'])) {
        if (typeof value === 'string' && isRoot(value)) report(mountedOverRoot({}, place(path)));
      }
    }
    if (propertyOf(spec, 'dnsPolicy') !== 'None') continue;
    const nameservers = propertyOf(propertyOf(spec, 'dnsConfig'), 'nameservers');
    if (!Array.isArray(nameservers) || nameservers.length === 0) report(noNameserver({}, place(['spec', 'dnsPolicy'])));
  }
};

function isRoot(mountPath: string): boolean {
  return /^\/+$/.test(mountPath);
}
