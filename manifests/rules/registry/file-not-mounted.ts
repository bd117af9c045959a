import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isBelow, mapsOf, registryFilesOf, templateContainers } from '../../facts/registry/registry-files.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames, podFolders } from '../../objects/layout.ts';

export const fileNotMounted = defineDiagnostic<{ path: string; mounts: readonly string[] }>({
  code: 'registry/file-not-mounted',
  severity: 'error',
  summary: 'The configuration of an MCPRegistry names a file in a folder that nothing is mounted at.',
  message: ({ path }) =>
    path.startsWith('/')
      ? `nothing is mounted at ${path}`
      : `"${path}" is not an absolute path, so no mount can hold it`,
  hint: ({ mounts }) =>
    mounts.length === 0
      ? 'add the volume to spec.volumes and its mount to spec.volumeMounts'
      : `add a mount to spec.volumeMounts; there are mounts at ${mounts.join(', ')}`,
});

/** Folders that hold something without a mount of the user: the generated ones, and what an image brings along. */
const present = [
  podFolders.registryConfig,
  podFolders.temporary,
  '/pgpass',
  '/etc/ssl',
  '/etc/pki',
  '/usr',
  '/var/run/secrets/kubernetes.io',
];

/** Files that the configuration of a registry reads lie below a mount of its pod (spec 3, MCPRegistry volumeMounts). */
export const registryFileNotMounted: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const containers = templateContainers(registry);
    // Nobody knows what another image holds.
    if (containers.some(({ name, image }) => name === containerNames.registry && image !== undefined)) continue;
    const { part } = await registryConfigOf(registry);
    if (part === undefined) continue;
    const own = [...(registry.authored.spec.volumeMounts ?? []), ...containers.flatMap(mountsOf)];
    const mounts = own.map(({ mountPath }) => mountPath).filter((path) => typeof path === 'string');
    for (const { path, file } of registryFilesOf(part)) {
      if ([...mounts, ...present].some((mount) => isBelow(file, mount))) continue;
      report(fileNotMounted({ path: file, mounts }, placeOf(part, path, 'value')));
    }
  }
};

function mountsOf(container: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  return mapsOf(container['volumeMounts']);
}
