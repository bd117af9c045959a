import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import * as compiler from './compile.ts';
import { ownImage } from './lower/own-image.ts';
import { serverDefaults, type ServerSettings } from './lower/server-defaults.ts';

/** How sources are checked. */
export interface ValidateOptions {
  /** `whole` (the default): a resource that is not in the sources is missing. `part`: that is a warning, since it may be elsewhere. */
  readonly extent?: 'whole' | 'part';
  /** Whether Secrets, ConfigMaps and other objects of the cluster have to be in the sources too. Default: false. */
  readonly closed?: boolean;
  /** Namespace of resources that say none; without it kubectl decides. */
  readonly namespace?: string;
}

/** How sources are compiled. */
export interface CompileOptions extends ValidateOptions {
  /**
   * `workloads` (the default): the objects that the resources compile to. `resources`: the checked custom resources themselves.
   * `status`: what an operator would write about them.
   */
  readonly target?: 'workloads' | 'resources' | 'status';
  /** Image of the proxy, the aggregator and the registry. Default: that of this version. */
  readonly image?: string;
  /** What holds for the pods of those programs where a resource sets nothing itself, as in svc.yaml. */
  readonly programs?: ServerSettings;
}

/** An object that the sources refer to and do not hold, so that the cluster has to provide it. */
export interface ExternalInput {
  readonly kind: string;
  readonly name: string;
  /** Absent when the resource that refers to it says none. */
  readonly namespace?: string;
  /** The key that is used of a Secret or a ConfigMap. */
  readonly key?: string;
}

/** What was found in the sources. */
export interface ValidateResult {
  /** Every finding, by source and position. Comments that ignore warnings are honored by the command line only. */
  readonly diagnostics: readonly Diagnostic[];
  /** One for each place that refers to such an object, in the order of the sources. */
  readonly externals: readonly ExternalInput[];
}

/** What became of the sources. */
export interface CompileResult extends ValidateResult {
  /** Kubernetes objects, in the order in which they are printed. None when a diagnostic is an error, unless they are statuses. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Checks texts of YAML or JSON as `svc validate` does, and reads nothing else. Mistakes in them are diagnostics; it throws only
 * because of internal error.
 */
export async function validate(sources: readonly SourceFile[], options: ValidateOptions = {}): Promise<ValidateResult> {
  const { diagnostics, externals } = await compiler.validate(sources, checkedAs(options));
  return { diagnostics, externals: externals.map(namedExternal) };
}

/**
 * Compiles texts of YAML or JSON as `svc compile` does, and reads nothing else: equal texts make equal objects, in any order. Mistakes
 * in them are diagnostics; it throws only because of internal error.
 */
export async function compile(sources: readonly SourceFile[], options: CompileOptions = {}): Promise<CompileResult> {
  const { target = 'workloads', image = ownImage } = options;
  const programs = serverDefaults(options.programs);
  const { diagnostics, externals, objects } = await compiler.compile(sources, {
    ...checkedAs(options),
    target,
    image,
    programs,
  });
  return { diagnostics, externals: externals.map(namedExternal), objects };
}

function checkedAs({ extent = 'whole', closed = false, namespace }: ValidateOptions): compiler.ValidateOptions {
  return { extent, closed, ...(namespace === undefined ? {} : { namespace }) };
}

function namedExternal({ kind, name, namespace, key }: compiler.ValidateResult['externals'][number]): ExternalInput {
  return {
    kind,
    name,
    ...(namespace === undefined ? {} : { namespace }),
    ...(key === undefined ? {} : { key }),
  };
}
