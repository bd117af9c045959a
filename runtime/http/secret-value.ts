import { changingFile } from './changing-file.ts';

/** Where a secret comes from. `reading`: what somebody else has read, and keeps up to date; `place`: where, for a sentence. */
export type SecretSource =
  | { readonly value: string }
  | { readonly env: string }
  | { readonly file: string }
  | { readonly reading: () => SecretReading; readonly place: string };

/** Where a secret is, for a sentence; empty for one that is written down. */
export function placeOf(source: SecretSource | undefined): string {
  if (source === undefined || 'value' in source) return '';
  if ('reading' in source) return ` of ${source.place}`;
  return 'file' in source ? ` of the file ${source.file}` : ` of the environment variable ${source.env}`;
}

/** The secret now, or why there is none, in words without it. */
export type SecretReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** A secret that may be replaced while we run. */
export interface SecretValue {
  /** At once where it was read a moment ago. */
  read(): SecretReading | Promise<SecretReading>;
}

/**
 * Opens a secret. A file that has changed is read again, at the latest `freshFor` milliseconds after its change; variables of the
 * process do not change.
 */
export function secretValue(source: SecretSource, freshFor = 1000): SecretValue {
  if ('value' in source) {
    const reading: SecretReading = { ok: true, text: source.value };
    return { read: () => reading };
  }
  if ('reading' in source) return { read: source.reading };
  if ('env' in source) {
    const text = process.env[source.env];
    const reading: SecretReading =
      text === undefined || text === ''
        ? { ok: false, problem: `The environment variable ${source.env} is not set.` }
        : { ok: true, text };
    return { read: () => reading };
  }
  return secretFile(source.file, freshFor);
}

function secretFile(path: string, freshFor: number): SecretValue {
  const file = changingFile(path);
  let known: SecretReading | undefined;
  let until = 0;
  let running: Promise<SecretReading> | undefined;
  async function look(): Promise<SecretReading> {
    const read = await file.read();
    known = read.ok ? read : { ok: false, problem: `The file ${path} cannot be used: ${read.reason}.` };
    until = performance.now() + freshFor;
    running = undefined;
    return known;
  }
  return {
    read() {
      if (known !== undefined && performance.now() < until) return known;
      running ??= look();
      return running;
    },
  };
}
