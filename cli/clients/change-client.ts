import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { isJsonObject } from '../../runtime/identity/json-object.ts';
import type { ClientStore } from '../../runtime/run/state/client-store.ts';
import { makeFolder } from '../../runtime/storage/make-folder.ts';
import { changedText, digestOf, readClientFile, valueIn, writeClientFile, type ClientFile } from './client-file.ts';
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
  const found = valueIn(read, place);
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
  const next = changedText(read, place, format.entry(url, new URL(url).pathname.endsWith('/sse')));
  if (isRefusal(next)) return next;
  return change(format, read, next.text, { ...entries, [name]: url }, store);
}

/** Takes a workload out of a client. An entry that somebody has changed is left alone. Throws the error of the system. */
export function unregister({ format, file }: ClientPlace, name: string, store: ClientStore): ClientChange {
  const record = store.read(format.id);
  const { [name]: url, ...others } = record.entries;
  if (url === undefined) return 'unchanged';
  const read = readClientFile(file);
  if (isRefusal(read)) return read;
  const place = [...format.section, name];
  const found = valueIn(read, place);
  if ('problem' in found) return found;
  if (found.value === undefined) {
    store.write(format.id, { ...record, entries: others });
    return 'unchanged';
  }
  if (addressIn(found.value, format) !== url)
    return {
      problem: `${file}: somebody has changed the server ${JSON.stringify(name)} since it was registered`,
      hint: 'remove it there by hand',
    };
  const next = changedText(read, place, undefined);
  return isRefusal(next) ? next : change(format, read, next.text, others, store);
}

/** Puts back what the file was before the last change, if nobody has changed it since. Throws the error of the system. */
export function undo({ format }: ClientPlace, store: ClientStore): ClientChange {
  const { last } = store.read(format.id);
  if (last === undefined) return 'unchanged';
  const read = readClientFile(last.file);
  if (isRefusal(read)) return read;
  if (read.text === undefined || digestOf(read.text) !== last.after)
    return {
      problem: `${last.file} was changed since svc changed it, and is left as it is`,
      hint: 'remove what is wrong by hand',
    };
  if (last.before === null) rmSync(read.path);
  else {
    const refused = writeClientFile(read, last.before);
    if (refused !== undefined) return refused;
  }
  const { entries } = store.read(format.id);
  const before: ClientFile = { path: read.path, text: last.before ?? undefined };
  const kept = Object.entries(entries).filter(([name, url]) => {
    const found = valueIn(before, [...format.section, name]);
    return !('problem' in found) && addressIn(found.value, format) === url;
  });
  store.write(format.id, { entries: Object.fromEntries(kept), last: undefined });
  return 'changed';
}

/** What the file was is kept first: whatever ends the process, it can be put back. */
function change(
  format: ClientFormat,
  file: ClientFile,
  text: string,
  entries: Readonly<Record<string, string>>,
  store: ClientStore,
): ClientChange {
  const last = { file: file.path, before: file.text ?? null, after: digestOf(text) };
  const before = store.read(format.id);
  store.write(format.id, { entries, last });
  if (!existsSync(dirname(file.path))) makeFolder(dirname(file.path));
  const refused = writeClientFile(file, text);
  if (refused === undefined) return 'changed';
  store.write(format.id, before);
  return refused;
}

/** The address of an entry; undefined where it has none. */
export function addressIn(entry: unknown, { addressKeys }: ClientFormat): string | undefined {
  if (!isJsonObject(entry)) return undefined;
  for (const key of addressKeys) {
    const found = Object.hasOwn(entry, key) ? entry[key] : undefined;
    if (typeof found === 'string') return found;
  }
  return undefined;
}
