import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { registryNeeds } from '../../facts/registry/registry-needs.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isBelow, mapOf, mapsOf, templateContainers } from '../../facts/registry/registry-files.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames, podFolders } from '../../objects/layout.ts';

export const nowhereToWrite = defineDiagnostic<{ field: string; path: string; instead: string }>({
  code: 'registry/nowhere-to-write',
  severity: 'error',
  summary: 'The configuration of an MCPRegistry sets a data directory that its pod can only read.',
  message: ({ field, path }) =>
    path.startsWith('/')
      ? `the pod cannot write ${field} at ${path}: its root file system is read-only, and nothing is mounted there`
      : `the pod cannot write ${field} at "${path}": relative paths resolve to the folder of the configuration, which is read-only`,
  hint: ({ instead }) => instead,
});

/** What a registry server writes lies where its pod may write: in its data folder, /tmp, or a mount (spec 3, MCPRegistry). */
export const registryNowhereToWrite: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { part, config } = await registryConfigOf(registry);
    if (part === undefined || config === undefined) continue;
    const say = (field: string, at: DocumentPath, path: string, instead: string): void =>
      report(nowhereToWrite({ field, path, instead }, placeOf(part, at, 'value')));
    const { dataDir, audit } = config;
    if (dataDir !== undefined && !dataDir.startsWith('/'))
      say('its data', ['dataDir'], dataDir, 'remove dataDir to use /data, or set an absolute path');
    const logFile = audit?.enabled === true ? (audit.logFile ?? '') : '';
    if (logFile === '') continue;
    const { dataFolder = podFolders.temporary } = registryNeeds(registry.authored.spec.configYAML);
    const own = templateContainers(registry).filter(({ name }) => name === containerNames.registry);
    const mounts = [
      ...(registry.authored.spec.volumeMounts ?? []),
      ...own.flatMap((container) => mapsOf(container['volumeMounts'])),
    ].flatMap(({ mountPath }) => (typeof mountPath === 'string' ? [mountPath] : []));
    const isOpen = own.some((container) => mapOf(container['securityContext'])['readOnlyRootFilesystem'] === false);
    const isWritable = [...mounts, dataFolder, podFolders.temporary].some((folder) => isBelow(logFile, folder));
    if (isWritable || (isOpen && logFile.startsWith('/'))) continue;
    const instead = 'remove logFile: events go to standard output then; or mount a volume and name a file in it';
    say('the audit log', ['audit', 'logFile'], logFile, instead);
  }
};
