import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printYaml } from '../../manifests/synth/print.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { lineStartsOf, type SourceFile, type Span } from '../../runtime/diagnostics/span.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import type { MadeAt } from './app-record.ts';
import * as found from './diagnostics.ts';
import { runApp } from './run-app.ts';

/** What an app gives to the compiler. */
export interface AppSources {
  /** One text for each object that the app made, which knows the place where its construct was made. */
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs an app (a path as the user wrote it) and makes sources of what it made. */
export async function appSources(input: string, cwd: string): Promise<AppSources> {
  const run = await runApp(resolve(cwd, input), cwd);
  if ('failure' in run)
    return { sources: [], diagnostics: [found.appFailed({ path: input, how: run.failure }, undefined)] };
  const { objects, problems } = run.record;
  if (objects.length === 0 && problems.length === 0) {
    return { sources: [], diagnostics: [found.appEmpty({ path: input }, undefined)] };
  }
  const files = await readFiles([...objects, ...problems], cwd);
  const spanOf = (madeAt: MadeAt | undefined): Span | undefined => {
    const source = madeAt === undefined ? undefined : files.get(madeAt.file);
    return madeAt === undefined || source === undefined ? undefined : spanAt(source, madeAt);
  };
  return {
    sources: objects.map(({ path, madeAt, object }): SourceFile => {
      const span = spanOf(madeAt);
      const origin = span === undefined ? {} : { origin: { maker: `the construct ${path}`, span } };
      return { path: `${input} (${path})`, text: printYaml(object), producer: 'the app', ...origin };
    }),
    diagnostics: problems.map(({ path, madeAt, message }) => found.constructProblem({ path, message }, spanOf(madeAt))),
  };
}

/** The files in which constructs were made, by absolute path. */
async function readFiles(
  made: readonly { readonly madeAt: MadeAt | undefined }[],
  cwd: string,
): Promise<ReadonlyMap<string, SourceFile>> {
  const names = new Set(made.flatMap(({ madeAt }) => (madeAt === undefined ? [] : [madeAt.file])));
  const files = [...names].map(async (file) => {
    const text = await readFile(file, 'utf8');
    return [file, { path: shownPath(file, cwd), text }] as const;
  });
  return new Map(await Promise.all(files));
}

/** From where a construct is made to the end of the word there. */
function spanAt(source: SourceFile, { line, column }: MadeAt): Span {
  const start = (lineStartsOf(source)[line - 1] ?? 0) + column - 1;
  const word = /^(new\s+)?[\w$.]+/.exec(source.text.slice(start, start + 200));
  return { source, start, end: start + (word?.[0].length ?? 1) };
}
