import { basename } from 'node:path';
import { parseSource } from '../../runtime/config/parse-yaml.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import * as found from '../input-diagnostics.ts';
import { documentOfValue } from './document-name.ts';

/** Keys that a resource has, in whatever case they were typed. A JSON file with none of them is of another program. */
const resourceKeys: ReadonlySet<string> = new Set(['apiversion', 'kind', 'metadata', 'spec', 'items']);

const kustomization = /^kustomization\.ya?ml$/;
const kustomizationHead = /^apiVersion:[ \t]*["']?kustomize\.config\.k8s\.io\//m;

/**
 * Sources without those that other programs read: a JSON file of a folder that is neither a resource nor a configuration document
 * (package.json) is left out and mentioned, since nobody chose it; a kustomization is left out with an error. `named` are the
 * paths that were named themselves; what is named is always judged.
 */
export function withoutStrangers(
  sources: readonly SourceFile[],
  named: ReadonlySet<string>,
  report: Report,
): readonly SourceFile[] {
  const skipped: string[] = [];
  const kept = sources.filter((source) => {
    if (isKustomization(source)) {
      report(found.kustomization({}, source));
      return false;
    }
    const isSkipped = !named.has(source.path) && /\.json$/i.test(source.path) && isForeignJson(source);
    if (isSkipped) skipped.push(source.path);
    return !isSkipped;
  });
  if (skipped.length > 0) report(found.foreignJson({ paths: skipped }, undefined));
  return kept;
}

function isKustomization({ path, text }: SourceFile): boolean {
  if (kustomization.test(basename(path))) return true;
  // In a stream of several documents only the one is wrong, and is reported there.
  return text.includes('kustomize.config.k8s.io') && kustomizationHead.test(text) && !/\n---/.test(text);
}

function isForeignJson(source: SourceFile): boolean {
  if (source.text.includes('"apiVersion"')) return false;
  const documents = parseSource(source, () => undefined);
  return documents.every(({ value }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
    const isResource = Object.keys(value).some((key) => resourceKeys.has(key.toLowerCase()));
    return !isResource && documentOfValue(value) === undefined;
  });
}
