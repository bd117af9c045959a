import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { isThere, nearFile } from './file-presence.ts';
import { documentOfValue, namedInComment } from './document-name.ts';
import type { FoundDocument } from './found-document.ts';

export const fileNotThere = defineDiagnostic<{ file: string; suggestion: string | undefined }>({
  code: 'registry/file-not-there',
  severity: 'warning',
  summary: 'The configuration of a registry server names a catalog by a relative path, and no file is there.',
  message: ({ file }) => `there is no file ${file}`,
  hint: ({ suggestion }) =>
    suggestion === undefined
      ? 'correct the path, which starts at the folder of the configuration, or create the file before the server starts'
      : `did you mean "${suggestion}"?`,
});

/** A catalog that a configuration names by a path relative to its own folder. */
interface NamedCatalog {
  readonly path: string;
  readonly index: number;
}

/**
 * The sources that a configuration of a registry server among them reads its entries from (paths relative to it): they are catalogs,
 * regardless of their content, so that a broken one is not left out as unknown. The paths are those of the sources.
 */
export function namedCatalogs(sources: readonly SourceFile[], cwd: string): ReadonlySet<string> {
  const named = new Set<string>();
  for (const source of sources) {
    if (!mayBeConfiguration(source)) continue;
    for (const { value } of parseSource(source, () => undefined)) {
      if ((namedInComment(source.text) ?? documentOfValue(value)) !== 'registry-server') continue;
      for (const { path } of catalogsOf(value)) named.add(resolve(cwd, dirname(source.path), path));
    }
  }
  if (named.size === 0) return named;
  const catalogs = sources.filter(({ path, text }) => named.has(resolve(cwd, path)) && !text.includes('apiVersion'));
  return new Set(catalogs.map(({ path }) => path));
}

/** Reports catalogs that a configuration names by a relative path and that are not on this machine. */
export async function checkNamedCatalogs(
  documents: readonly FoundDocument[],
  cwd: string,
  report: Report,
): Promise<void> {
  for (const { name, document } of documents) {
    if (name !== 'registry-server' || document.source.path === '<stdin>') continue;
    const folder = resolve(cwd, dirname(document.source.path));
    for (const { path, index } of catalogsOf(document.value)) {
      const file = resolve(folder, path);
      if (await isThere(file)) continue;
      const suggestion = await nearFile(path, file);
      const place = placeOf({ document, base: [], value: document.value }, ['sources', index, 'file', 'path'], 'value');
      report(fileNotThere({ file: join(dirname(document.source.path), path), suggestion }, place));
    }
  }
}

/** Spares the reading of nearly everything else: a catalog is named by `path` below `file`, and a configuration has no apiVersion. */
function mayBeConfiguration({ text }: SourceFile): boolean {
  return /\bsources\b/.test(text) && /\bpath\b/.test(text) && !text.includes('apiVersion');
}

function catalogsOf(value: unknown): NamedCatalog[] {
  const sources = propertyOf(value, 'sources');
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source: unknown, index) => {
    const path = propertyOf(propertyOf(source, 'file'), 'path');
    return typeof path === 'string' && path !== '' && !isAbsolute(path) ? [{ path, index }] : [];
  });
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
