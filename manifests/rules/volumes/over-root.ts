import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { isKind } from '../../program/resource.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const mountedOverRoot = defineDiagnostic({
  code: 'volumes/over-root',
  severity: 'error',
  summary: 'A volume in the place of the whole file system of a container, which then has no program to start.',
  message: () => 'a volume at "/" hides the whole image, so that the container does not start',
  hint: () => 'mount it at a folder below, such as /data',
});

/** No volume hides the image of its container (OCI runtimes, mounts). */
export const volumesOverRoot: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    for (const [index, { mountPath }] of (server.authored.spec.volumes ?? []).entries()) {
      if (!isRoot(mountPath)) continue;
      report(mountedOverRoot({}, placeOf(server, ['spec', 'volumes', index, 'mountPath'], 'value')));
    }
  }
  for (const { resource, custom } of composedPods(program)) {
    for (const list of ['containers', 'initContainers']) {
      for (const { value, path } of valuesAt(custom, ['spec', list, '*', 'volumeMounts', '*', 'mountPath'])) {
        if (typeof value !== 'string' || !isRoot(value)) continue;
        report(mountedOverRoot({}, placeOf(resource, ['spec', 'podTemplateSpec', ...path], 'value')));
      }
    }
  }
};

function isRoot(mountPath: string): boolean {
  return /^\/+$/.test(mountPath);
}
