import { basename } from 'node:path';
import { isObjectText } from '../../runtime/config/input/object-file.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import * as found from '../inputs/input-diagnostics.ts';
import { documentOfValue, namedInComment } from './document-name.ts';

/** Keys that a resource has, in whatever case they were typed. A file with none of them is of another program. */
const resourceKeys: ReadonlySet<string> = new Set(['apiversion', 'kind', 'metadata', 'spec', 'items']);

/** The head of a resource in YAML as nearly everybody writes it, which spares a second reading. */
const resourceHead = /^apiVersion:/m;

const kustomization = /^kustomization\.ya?ml$/;
const kustomizationHead = /^apiVersion:[ \t]*["']?kustomize\.config\.k8s\.io\//m;

/** What the inputs are read as: `documents` where the command line declares each a configuration document (--as). */
export type InputRole = 'resources' | 'documents';

/**
 * Sources without those that other programs read: a file of a folder that is neither a resource nor a configuration document
 * (package.json, docker-compose.yaml) is left out and mentioned, since nobody chose it; so is a kustomization, and the file of a chart.
 * `named` are the paths that were named themselves; what is named is always judged.
 */
export function withoutForeignFiles(
  sources: readonly SourceFile[],
  named: ReadonlySet<string>,
  role: InputRole,
  report: Report,
): readonly SourceFile[] {
  const skipped: string[] = [];
  const kept = sources.filter((source) => {
    if (isKustomization(source)) {
      report(found.kustomization({}, source));
      return false;
    }
    if (basename(source.path) === 'Chart.yaml') {
      report(found.helmChart({ paths: [source.path] }, undefined));
      return false;
    }
    const isSkipped =
      !named.has(source.path) &&
      (/\.json$/i.test(source.path) ? isForeignJson(source) : role === 'resources' && isForeignYaml(source));
    if (isSkipped) skipped.push(source.path);
    return !isSkipped;
  });
  if (skipped.length > 0) report(found.foreignJson({ paths: skipped }, undefined));
  return kept;
}

function isKustomization({ path, text }: SourceFile): boolean {
  if (kustomization.test(basename(path))) return !isObjectText(text);
  // In a stream of several documents only the one is wrong, and is reported there.
  return text.includes('kustomize.config.k8s.io') && kustomizationHead.test(text) && !/\n(?:---|\.\.\.)/.test(text);
}

function isForeignJson(source: SourceFile): boolean {
  if (source.text.includes('"apiVersion"')) return false;
  return parseSource(source, () => undefined).every(({ value }) => !isMap(value) || isForeignMap(value));
}

/** YAML is what resources are written in, so that only what can be read, and is a map of other keys, is of another program. */
function isForeignYaml(source: SourceFile): boolean {
  if (resourceHead.test(source.text) || namedInComment(source.text) !== undefined) return false;
  let isUnreadable = false;
  const documents = parseSource(source, ({ severity }) => {
    if (severity === 'error') isUnreadable = true;
  });
  if (isUnreadable || documents.length === 0) return false;
  return documents.every(({ value }) => isMap(value) && Object.keys(value).length > 0 && isForeignMap(value));
}

function isForeignMap(value: object): boolean {
  const isResource = Object.keys(value).some((key) => resourceKeys.has(key.toLowerCase()));
  return !isResource && documentOfValue(value) === undefined;
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
