import { printYaml } from './print.ts';
import { fileNamesOf } from './write-file-names.ts';
import { outputMarker } from './write-marker.ts';

/** The file that lists the others, for kustomize. */
export const listName = 'kustomization.yaml';

/** A file of the output folder. */
export interface OutputFile {
  /** Below the folder, with forward slashes. */
  readonly path: string;
  readonly content: string;
}

/**
 * The files of an output folder: one per object and a `kustomization.yaml` that lists them in the order of the objects, which is
 * the order to apply them in. Without objects there are no files, since kustomize refuses an empty list.
 */
export function outputFiles(objects: readonly Readonly<Record<string, unknown>>[]): OutputFile[] {
  if (objects.length === 0) return [];
  const paths = fileNamesOf(objects);
  const files = objects.map((object, index) => fileOf(paths[index] ?? '', object));
  const kustomization = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources: paths };
  return [...files, fileOf(listName, kustomization)];
}

function fileOf(path: string, object: Readonly<Record<string, unknown>>): OutputFile {
  return { path, content: `${outputMarker}\n${printYaml(object)}` };
}
