import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { podFolders } from '../../objects/layout.ts';

export const movedCache = defineDiagnostic<{ folder: string }>({
  code: 'embedding/moved-cache',
  severity: 'warning',
  summary:
    'A folder for the models of an EmbeddingServer that is not writable: only the cache and what is mounted are.',
  message: ({ folder }) => `the models would go to "${folder}", which is read-only; the model cache is at ${cache}`,
  hint: () => `remove HF_HOME, which is ${cache} already, or mount a volume there with podTemplateSpec`,
});

/** Where the generated cache is mounted. */
const cache = podFolders.models;

/** Models are kept where a volume is (spec 2, EmbeddingServer modelCache). */
export const embeddingMovedCache: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'EmbeddingServer')) continue;
    const { env = [], podTemplateSpec } = server.authored.spec;
    const index = env.findIndex(({ name }) => name === 'HF_HOME');
    const folder = env[index]?.value;
    if (folder === undefined || folder.includes('$(')) continue;
    const mounts = valuesAt(podTemplateSpec, ['spec', 'containers', '*', 'volumeMounts', '*', 'mountPath']);
    const mounted = [cache, podFolders.temporary, ...mounts.map(({ value }) => shownValue(value))];
    if (mounted.some((mount) => `${folder}/`.startsWith(`${mount.replace(/\/+$/, '')}/`))) continue;
    report(movedCache({ folder }, placeOf(server, ['spec', 'env', index, 'value'], 'value')));
  }
};
