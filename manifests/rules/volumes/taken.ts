import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { podFolders } from '../../objects/layout.ts';

export const takenVolumeName = defineDiagnostic<{ name: string; path: string }>({
  code: 'volumes/taken-name',
  severity: 'error',
  summary: 'A volume of an MCPServer that is called like a generated one. Kubernetes refuses two volumes of one name.',
  message: ({ name, path }) => `the name "${name}" belongs to the generated volume at ${path}`,
  hint: ({ path }) => `use another name, or mount it at ${path} to take the place of the generated one`,
});

export const repeatedMountPath = defineDiagnostic<{ path: string }>({
  code: 'volumes/taken-path',
  severity: 'error',
  summary: 'Two volumes of an MCPServer at one path of its container. Kubernetes refuses the pod.',
  message: ({ path }) => `two volumes are mounted at "${path}"`,
  hint: () => 'mount one of them elsewhere',
});

/** Folder of the generated writable volume, and its name. */
const generated = { name: 'tmp', path: podFolders.temporary };

/** Volumes of an MCPServer have names and paths of their own (Kubernetes, pod validation); two of one name the schema finds. */
export const volumesTaken: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { volumes = [] } = server.authored.spec;
    const hasGenerated = !volumes.some(({ mountPath }) => mountPath === generated.path);
    for (const [index, { name, mountPath }] of volumes.entries()) {
      const place = (of: number, field: string) => placeOf(server, ['spec', 'volumes', of, field], 'value');
      if (hasGenerated && name === generated.name) report(takenVolumeName(generated, place(index, 'name')));
      const first = volumes.findIndex((other) => other.mountPath === mountPath);
      if (first === index) continue;
      const span = place(first, 'mountPath');
      const related = span === undefined ? [] : [{ message: 'first here', span }];
      report(repeatedMountPath({ path: mountPath }, place(index, 'mountPath'), related));
    }
  }
};
