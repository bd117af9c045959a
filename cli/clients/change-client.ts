import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { isJsonObject } from '../../runtime/identity/json-object.ts';
import type { ClientStore, LastChange } from '../../runtime/run/state/client-store.ts';
import { makeFolder } from '../../runtime/storage/make-folder.ts';
import { changedText, readClientFile, valueIn, writeClientFile, type ClientFile } from './client-file.ts';
import { tomlChangedText, tomlValueIn } from './toml-client-file.ts';
import type { ClientFormat } from './formats.ts';

/** A client and its file. */
export interface ClientPlace {
  readonly format: ClientFormat;
  readonly file: string;
}

/** The result of a change. */
export type ClientChange = 'changed' | 'unchanged' | RefusedStart;

/** Registers a workload in a client. An entry of the same name that somebody else made is left alone. Throws the error of the system. */
export function register({ format, file }: ClientPlace, name: string, url: string, store: ClientStore): ClientChange {
  const read = readClientFile(file);
  if (isRefusal(read)) return read;
  const place = [...format.section, name];
  const { valueIn: valueAt, changedText: textWith } = editorOf(format);
  const found = valueAt(read, place);
  if ('problem' in found) return found;
  const { entries } = store.read(format.id);
  const present = addressIn(found.value, format);
  if (present === url) {
    store.write(format.id, { ...store.read(format.id), entries: { ...entries, [name]: url } });
    return 'unchanged';
  }
  if (found.value !== undefined && (present === undefined || present !== entries[name]))
    return {
      problem: `${file} has a server ${JSON.stringify(name)} that svc did not register`,
      hint: 'remove it there, or run the workload under another --name',
    };
  const next = textWith(read, place, entryOf(format, url));
  if (isRefusal(next)) return next;
  const changed = { name, before: present ?? null, after: url };
  return change(format, read, next.text, { ...entries, [name]: url }, changed, store);
}

/** Takes a workload out of a client. An entry that somebody has changed is left alone. Throws the error of the system. */
export function unregister({ format, file }: ClientPlace, name: string, store: ClientStore): ClientChange {
  const record = store.read(format.id);
  const { [name]: url, ...others } = record.entries;
  if (url === undefined) return 'unchanged';
  const read = readClientFile(file);
  if (isRefusal(read)) return read;
  const place = [...format.section, name];
  const { valueIn: valueAt, changedText: textWith } = editorOf(format);
  const found = valueAt(read, place);
  if ('problem' in found) return found;
  if (found.value === undefined) {
    store.write(format.id, { ...record, entries: others });
    return 'unchanged';
  }
  if (addressIn(found.value, format) !== url)
    return {
      problem: `${file}: the server ${JSON.stringify(name)} has been changed since it was registered`,
      hint: 'remove it there by hand',
    };
  const next = textWith(read, place, undefined);
  if (isRefusal(next)) return next;
  return change(format, read, next.text, others, { name, before: url, after: null }, store);
}

/**
 * Takes back the last change of one entry, if that entry has not changed since. What else has changed in the file stays. Throws the error of
 * the system.
 */
export function undo({ format }: ClientPlace, store: ClientStore): ClientChange {
  const { last, entries } = store.read(format.id);
  if (last === undefined) return 'unchanged';
  const read = readClientFile(last.file);
  if (isRefusal(read)) return read;
  const place = [...format.section, last.name];
  const { valueIn: valueAt, changedText: textWith } = editorOf(format);
  const found = valueAt(read, place);
  if ('problem' in found) return found;
  const present = found.value === undefined ? null : addressIn(found.value, format);
  if (present !== last.after)
    return {
      problem: `${last.file}: the server ${JSON.stringify(last.name)} was changed since svc changed it, and is left as it is`,
      hint: 'edit it by hand',
    };
  let next = textWith(read, place, last.before === null ? undefined : entryOf(format, last.before));
  if (isRefusal(next)) return next;
  for (let depth = place.length - 1; last.before === null && depth >= place.length - last.made; depth -= 1) {
    const around = valueAt({ ...read, text: next.text }, place.slice(0, depth));
    if ('problem' in around || !isJsonObject(around.value) || Object.keys(around.value).length > 0) break;
    next = textWith({ ...read, text: next.text }, place.slice(0, depth), undefined);
    if (isRefusal(next)) return next;
  }
  if (last.isNewFile && last.before === null && /^\s*(?:\{\s*\})?\s*$/.test(next.text)) rmSync(read.path);
  else {
    const refused = writeClientFile(read, next.text);
    if (refused !== undefined) return refused;
  }
  const { [last.name]: _, ...others } = entries;
  store.write(format.id, {
    entries: last.before === null ? others : { ...others, [last.name]: last.before },
    last: undefined,
  });
  return 'changed';
}

/** The entry is known before the file is written: whatever ends the process, the change can be taken back. */
function change(
  format: ClientFormat,
  file: ClientFile,
  text: string,
  entries: Readonly<Record<string, string>>,
  changed: Pick<LastChange, 'name' | 'before' | 'after'>,
  store: ClientStore,
): ClientChange {
  const { valueIn: valueAt } = editorOf(format);
  const made = format.section.filter((_, index) => {
    const around = valueAt(file, format.section.slice(0, index + 1));
    return !('problem' in around) && around.value === undefined;
  }).length;
  const before = store.read(format.id);
  store.write(format.id, {
    entries,
    last: { ...changed, file: file.path, made, isNewFile: file.text === undefined },
  });
  if (!existsSync(dirname(file.path))) makeFolder(dirname(file.path));
  const refused = writeClientFile(file, text);
  if (refused === undefined) return 'changed';
  store.write(format.id, before);
  return refused;
}

function entryOf(format: ClientFormat, url: string): ReturnType<ClientFormat['entry']> {
  return format.entry(url, new URL(url).pathname.endsWith('/sse'));
}

/** How files of a client are read and changed. */
function editorOf({ language }: ClientFormat): Editor {
  return language === 'toml' ? { valueIn: tomlValueIn, changedText: tomlChangedText } : { valueIn, changedText };
}

interface Editor {
  readonly valueIn: typeof valueIn;
  readonly changedText: (
    file: ClientFile,
    place: readonly string[],
    value: ReturnType<ClientFormat['entry']> | undefined,
  ) => ReturnType<typeof changedText>;
}

/** The address of an entry; undefined where it has none. */
export function addressIn(entry: unknown, { addressKeys }: ClientFormat): string | undefined {
  if (!isJsonObject(entry)) return undefined;
  for (const key of addressKeys) {
    const found = Object.hasOwn(entry, key) ? entry[key] : undefined;
    if (typeof found === 'string') return found;
    const listed: readonly unknown[] = Array.isArray(found) ? found : [];
    const address = listed.find((each) => typeof each === 'string' && /^https?:\/\//.test(each));
    if (typeof address === 'string') return address;
  }
  return undefined;
}
