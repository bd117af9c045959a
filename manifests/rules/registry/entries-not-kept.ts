import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { registryNeeds } from '../../facts/registry/registry-needs.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isBelow, mapsOf, templateContainers } from '../../facts/registry/registry-files.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames } from '../../objects/layout.ts';

export const entriesNotKept = defineDiagnostic<{ source: string; folder: string }>({
  code: 'registry/entries-not-kept',
  severity: 'warning',
  summary: 'Published entries are stored in the pod of the registry and are lost when it is deleted.',
  message: ({ source, folder }) =>
    `entries that are published to "${source}" are lost when the pod is deleted: no volume is mounted at ${folder}`,
  hint: ({ folder }) =>
    `set \`database\`, or mount a volume at ${folder}: a persistentVolumeClaim, or an emptyDir if entries may be lost`,
});

/**
 * Nothing published is lost without anybody being warned: with a managed source the data lies in PostgreSQL, or in a volume that
 * the author mounted. The configuration is opaque to the resource (spec 3), so this is not an error. The folder that the compiler adds by itself is for what is read again from its source.
 */
export const registryEntriesNotKept: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { part, config } = await registryConfigOf(registry);
    const { dataFolder } = registryNeeds(registry.authored.spec.configYAML);
    if (part === undefined || config === undefined || dataFolder === undefined) continue;
    // No volume can be mounted at a relative path: another rule reports that.
    if (!dataFolder.startsWith('/')) continue;
    const sources = config.sources ?? [];
    const index = sources.findIndex(({ managed }) => managed !== undefined);
    const source = sources[index]?.name;
    const own = templateContainers(registry).filter(({ name }) => name === containerNames.registry);
    const mounts = [
      ...(registry.authored.spec.volumeMounts ?? []),
      ...own.flatMap((item) => mapsOf(item['volumeMounts'])),
    ];
    const isKept = mounts.some(({ mountPath }) => typeof mountPath === 'string' && isBelow(dataFolder, mountPath));
    if (source === undefined || isKept) continue;
    report(entriesNotKept({ source, folder: dataFolder }, placeOf(part, ['sources', index, 'managed'], 'key')));
  }
};
