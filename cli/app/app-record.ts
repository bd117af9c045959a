/** Where in a program a construct was made: a file as an absolute path, and one-based line and column. */
export interface MadeAt {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One object of a construct tree. */
export interface RecordedObject {
  /** Path in the construct tree, such as `tools/weather`. */
  readonly path: string;
  readonly madeAt: MadeAt | undefined;
  /** The object as cdk8s would print it. */
  readonly object: Readonly<Record<string, unknown>>;
}

/** What a construct tree holds against itself: a failed `validate`, or a construct that cannot be printed. */
export interface RecordedProblem {
  readonly path: string;
  readonly madeAt: MadeAt | undefined;
  readonly message: string;
}

/** Everything that an app made, as its process tells it (app/recorder.ts writes it, app/run-app.ts reads it). */
export interface AppRecord {
  readonly objects: readonly RecordedObject[];
  readonly problems: readonly RecordedProblem[];
}

/** Names of the environment variables by which the recorder learns what to do. */
export const recorderVariables = { app: 'SVC_APP', record: 'SVC_APP_RECORD' } as const;
