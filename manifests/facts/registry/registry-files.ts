import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { Resource } from '../../program/resource.ts';

/** A field of the configuration that names a file of the pod. */
export interface RegistryFile {
  readonly path: DocumentPath;
  readonly file: string;
}

/** Every field that names a file to read. Paths inside a Git repository and the log that is written are none. */
export function registryFilesOf(part: Part): readonly RegistryFile[] {
  const files: RegistryFile[] = [];
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

/** Whether a file is a folder's path itself or lies below it. */
export function isBelow(file: string, folder: string): boolean {
  const plain = folder.replace(/\/+$/, '');
  return file === plain || file.startsWith(`${plain}/`);
}

/** The containers that a registry's podTemplateSpec writes, as far as they can be read. */
export function templateContainers(registry: Resource<'MCPRegistry'>): readonly Readonly<Record<string, unknown>>[] {
  return mapsOf(mapOf(registry.authored.spec.podTemplateSpec?.['spec'])['containers']);
}

/** The maps of a list; nothing where there is no list. */
export function mapsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.map(mapOf) : [];
}

/** A value as a map, empty where it is none. */
export function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
