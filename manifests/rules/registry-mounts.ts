import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isKind, type Resource } from '../program/resource.ts';
import { registryConfigOf } from '../program/registry-configs.ts';
import type { Rule } from './rule.ts';

export const fileNotMounted = defineDiagnostic<{ path: string; mounts: readonly string[] }>({
  code: 'registry/file-not-mounted',
  severity: 'error',
  summary: 'The configuration of an MCPRegistry names a file in a folder that nothing is mounted at.',
  message: ({ path }) =>
    path.startsWith('/') ? `nothing is mounted at ${path}` : `"${path}" is no absolute path, so no mount can hold it`,
  hint: ({ mounts }) =>
    mounts.length === 0
      ? 'add the volume to spec.volumes and its mount to spec.volumeMounts'
      : `add a mount to spec.volumeMounts; there are mounts at ${mounts.join(', ')}`,
});

/** Folders that hold something without a mount of the user: the generated ones, and what an image brings along. */
const present = ['/config', '/tmp', '/pgpass', '/etc/ssl', '/etc/pki', '/usr', '/var/run/secrets/kubernetes.io'];

/** Files that the configuration of a registry reads lie below a mount of its pod (spec 3, MCPRegistry volumeMounts). */
export const registryMounts: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const containers = templateContainers(registry);
    // Nobody knows what another image holds.
    if (containers.some(({ name, image }) => name === 'registry-api' && image !== undefined)) continue;
    const { part } = await registryConfigOf(registry);
    if (part === undefined) continue;
    const own = [...(registry.authored.spec.volumeMounts ?? []), ...containers.flatMap(mountsOf)];
    const mounts = own.map(({ mountPath }) => mountPath).filter((path) => typeof path === 'string');
    for (const { path, file } of filesOf(part)) {
      if ([...mounts, ...present].some((mount) => isBelow(file, mount))) continue;
      report(fileNotMounted({ path: file, mounts }, placeOf(part, path, 'value')));
    }
  }
};

/** Every field that names a file to read. Paths inside a Git repository and the log that is written are none. */
function filesOf(part: Part): { readonly path: DocumentPath; readonly file: string }[] {
  const files: { path: DocumentPath; file: string }[] = [];
  visit(part.value, []);
  return files;

  function visit(value: unknown, path: DocumentPath): void {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else for (const [key, child] of Object.entries(mapOf(value))) visitField(child, [...path, key]);
  }

  function visitField(value: unknown, path: DocumentPath): void {
    const [owner, key] = path.slice(-2);
    const isFile = /(?:[a-z]File|caCertPath)$/.test(String(key)) || (owner === 'file' && key === 'path');
    if (typeof value !== 'string') visit(value, path);
    else if (isFile && key !== 'logFile') files.push({ path, file: value });
  }
}

function isBelow(file: string, mount: string): boolean {
  const folder = mount.replace(/\/+$/, '');
  return file === folder || file.startsWith(`${folder}/`);
}

function templateContainers(registry: Resource<'MCPRegistry'>): Readonly<Record<string, unknown>>[] {
  const { containers } = mapOf(mapOf(registry.authored.spec.podTemplateSpec)['spec']);
  return Array.isArray(containers) ? containers.map(mapOf) : [];
}

function mountsOf(container: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const { volumeMounts } = container;
  return Array.isArray(volumeMounts) ? volumeMounts.map(mapOf) : [];
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
