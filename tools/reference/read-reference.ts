import { readFile } from 'node:fs/promises';
import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';

const read = new Map<string, Promise<ReferenceEntry>>();

/** The generated reference entry of a schema file, by the name of that file. Throws when there is none: internal error. */
export function referenceEntry(file: string): Promise<ReferenceEntry> {
  const known = read.get(file) ?? load(file);
  read.set(file, known);
  return known;
}

async function load(file: string): Promise<ReferenceEntry> {
  const url = new URL(`../../generated/reference/${file}.json`, import.meta.url);
  const value: unknown = JSON.parse(await readFile(url, 'utf8'));
  if (!isEntry(value)) throw new Error(`generated/reference/${file}.json is not a reference entry`);
  return value;
}

function isEntry(value: unknown): value is ReferenceEntry {
  return typeof value === 'object' && value !== null && 'description' in value && 'type' in value;
}
