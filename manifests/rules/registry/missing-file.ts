import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { mountedFileOf } from '../../facts/registry/mounted-files.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { registryFilesOf } from '../../facts/registry/registry-files.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const missingFile = defineDiagnostic<{
  kind: string;
  name: string;
  file: string;
  suggestion: string | undefined;
  files: readonly string[];
}>({
  code: 'registry/missing-file',
  severity: 'error',
  summary: 'The configuration of an MCPRegistry names a file that the ConfigMap or Secret mounted there does not hold.',
  message: ({ kind, name, file }) => `${kind} "${name}", which is mounted there, puts no file at ${file}`,
  hint: ({ kind, suggestion, files }) =>
    suggestion !== undefined
      ? `did you mean "${suggestion}"?`
      : files.length === 0
        ? `the mount shows no file of the ${kind}; look at its keys, and at items and subPath`
        : `what it puts there is ${files.join(', ')}`,
});

/** Files that the configuration of a registry reads are among those that the mounted ConfigMap or Secret holds (spec 3, MCPRegistry). */
export const registryMissingFile: Rule = async (program, report) => {
  if (program.foreign.length === 0) return;
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { part } = await registryConfigOf(registry);
    if (part === undefined) continue;
    for (const { path, file } of registryFilesOf(part)) {
      const found = mountedFileOf(program, registry, file);
      if (found?.state !== 'missing') continue;
      const { object, files } = found;
      const { kind, name } = object;
      const place = placeOf(part, path, 'value');
      report(missingFile({ kind, name, file, suggestion: suggest(file, files), files }, place));
    }
  }
};
