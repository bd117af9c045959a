import { changingFile } from '../http/changing-file.ts';
import type { Log } from '../observe/log.ts';
import type { RefusedStart } from './refused-start.ts';

/** What a program makes of files that may change while it runs. */
export interface WatchedFiles<T> {
  /** The result of the last usable state of the files. */
  readonly present: T;
  /** Called each time that there is another value. One listener. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** A file as it was read. */
export interface ReadFile {
  readonly path: string;
  readonly text: string;
}

export interface WatchedFilesSettings<T> {
  readonly paths: readonly string[];
  /** What the files hold, as in "the policies stay as they were". */
  readonly what: string;
  /** What to do about files that cannot be used at the start. */
  readonly hint: string;
  readonly open: (files: readonly ReadFile[]) => Promise<Opened<T>>;
  /** Closes what nobody uses any more. */
  readonly retire: (value: T) => Promise<void>;
  readonly log: Log;
}

export type Opened<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** Milliseconds between two looks at the files. */
const lookEvery = 2000;
/** Milliseconds after which no request uses what was replaced. */
const retireAfter = 60_000;
/** Bytes of one file. */
const longest = 4_194_304;

/**
 * Opens what is in files, and opens it again when one of them changes: within seconds, without ending anything. Files that cannot be
 * used change nothing and are logged once.
 */
export async function watchFiles<T>(settings: WatchedFilesSettings<T>): Promise<WatchedFiles<T> | RefusedStart> {
  const { paths, what, hint, open, retire, log } = settings;
  const files = paths.map((path) => ({ path, file: changingFile(path, longest) }));

  async function read(): Promise<{ readonly problem: string } | readonly ReadFile[]> {
    const all: ReadFile[] = [];
    for (const { path, file } of files) {
      const reading = await file.read();
      if (!reading.ok) return { problem: `${path}: ${reading.reason}` };
      all.push({ path, text: reading.text });
    }
    return all;
  }

  // What is wrong with a document names its file already, what is wrong with its meaning does not.
  const named = (problem: string): string =>
    paths.some((path) => problem.includes(path)) ? problem : `${paths.join(', ')}: ${problem}`;
  const first = await read();
  if ('problem' in first) return { problem: `${what} cannot be used: ${first.problem}`, hint };
  const opened = await open(first);
  if (!opened.ok) return { problem: `${what} cannot be used: ${named(opened.problem)}`, hint };
  let present = opened.value;
  let seen = first;
  let complaint: string | undefined;
  let changedListener = (): void => undefined;
  const leaving = new Map<T, NodeJS.Timeout>();

  function complain(problem: string): void {
    if (complaint !== problem) log.warn({ files: paths }, `${what} stay as they were: ${problem}`);
    complaint = problem;
  }

  async function look(): Promise<void> {
    const next = await read();
    if ('problem' in next) {
      complain(next.problem);
      return;
    }
    if (next.every(({ text }, index) => text === seen[index]?.text)) return;
    const changed = await open(next);
    if (!changed.ok) {
      // What is missing may still come, a certificate for example: it is tried again.
      complain(named(changed.problem));
      return;
    }
    seen = next;
    const before = present;
    present = changed.value;
    complaint = undefined;
    log.info({ files: paths }, `${what} have changed`);
    changedListener();
    const timer = setTimeout(() => {
      leaving.delete(before);
      retire(before).catch((error: unknown) => log.warn({ err: error }, `${what} of before could not be closed`));
    }, retireAfter);
    timer.unref();
    leaving.set(before, timer);
  }

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, `${what} could not be read again`))
      .finally(() => {
        looking = undefined;
      });
  }, lookEvery);
  timer.unref();
  return {
    get present() {
      return present;
    },
    onChange(listener) {
      changedListener = listener;
    },
    async close() {
      clearInterval(timer);
      await looking;
      for (const waiting of leaving.values()) clearTimeout(waiting);
      await Promise.all([...leaving.keys(), present].map((value) => retire(value)));
    },
  };
}
