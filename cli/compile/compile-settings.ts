import type { ServerDefaults } from '../../manifests/lower/server-defaults.ts';

/** What a compile does, after the flags were laid over the project file. */
export interface CompileSettings {
  readonly target: 'workloads' | 'resources' | 'crds' | 'plan' | 'status';
  readonly image: string;
  /** What the project file says about the pods of our own programs; no flag does. */
  readonly programs: ServerDefaults;
  readonly namespace: string | undefined;
  readonly closed: boolean;
  readonly labels: Readonly<Record<string, string>>;
  /** Absolute folder; without one the objects are a stream. */
  readonly output: string | undefined;
  readonly format: 'yaml' | 'json';
}
