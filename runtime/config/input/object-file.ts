import { closeSync, openSync, readSync } from 'node:fs';
import { reasonOf } from '../system-error.ts';

/** How much of a file is searched, in bytes: comments may precede the head of an object. */
const lookedAt = 64 * 1024;

/** The keys of a document's own map: at the beginning of a line, or anywhere in a document that is one map in braces. */
const keysOfBlock = {
  apiVersion: /^["']?apiVersion["']?[ \t]*:[ \t]*["']?([^\s"',#}]*)/m,
  kind: /^["']?kind["']?[ \t]*:/m,
};
const keysOfBraces = {
  apiVersion: /[{,\s](?:apiVersion|"apiVersion"|'apiVersion')\s*:\s*["']?([^\s"',#}]*)/,
  kind: /[{,\s](?:kind|"kind"|'kind')\s*:/,
};

/** What kustomize reads, in all its versions. */
const kustomizeGroup = 'kustomize.config.k8s.io/';

/**
 * Whether a file that has the name of a project file is an object of a cluster: `svc.yaml` is what many people call a Service.
 * False for what cannot be read.
 */
export function isObjectFile(absolute: string): boolean {
  return versionIn(beginningOf(absolute)) !== undefined;
}

/**
 * Whether a file that has the name of a kustomization holds objects of a cluster, such as a Kustomization of Flux: its apiVersion is
 * not one of kustomize, which needs none at all. False for what cannot be read.
 */
export function isObjectInKustomization(absolute: string): boolean {
  return isObjectText(beginningOf(absolute));
}

/** Whether a file's text contains objects and not a kustomization. */
export function isObjectText(text: string): boolean {
  const version = versionIn(text);
  return version !== undefined && !version.startsWith(kustomizeGroup);
}

/** The first apiVersion of a file's text that has the head of an object; undefined without one. */
function versionIn(text: string): string | undefined {
  const keys = /^\s*\{/.test(text) ? keysOfBraces : keysOfBlock;
  return keys.kind.test(text) ? keys.apiVersion.exec(text)?.[1] : undefined;
}

function beginningOf(absolute: string): string {
  let file: number | undefined;
  try {
    file = openSync(absolute, 'r');
    const bytes = Buffer.alloc(lookedAt);
    return bytes.subarray(0, readSync(file, bytes, 0, lookedAt, 0)).toString('utf8');
  } catch (error) {
    reasonOf(error);
    return '';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
