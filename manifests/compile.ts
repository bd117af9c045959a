import type { Diagnostic, Report } from '../runtime/diagnostics/diagnostic.ts';
import { hasErrors } from '../runtime/diagnostics/diagnostic.ts';
import { inSourceOrder } from '../runtime/diagnostics/sort.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import { check, type CheckedProgram } from './program/check.ts';
import { link, type ExternalInput, type LinkOptions } from './program/link.ts';
import { missingTargetInPart } from './program/link-diagnostics.ts';
import { load } from './program/load.ts';
import { checkCollisions } from './program/object-collisions.ts';

/** What `validate` needs to know beside the sources. */
export interface ValidateOptions extends LinkOptions {
  /** Namespace of resources that say none. */
  readonly namespace?: string;
}

/** What `compile` needs to know beside the sources. */
export interface CompileOptions extends ValidateOptions {
  readonly target: 'workloads' | 'resources';
  readonly image: string;
}

/** What a check of the sources found. */
export interface ValidateResult {
  readonly program: CheckedProgram;
  /** Sorted by source and position. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the cluster has to provide. */
  readonly externals: readonly ExternalInput[];
}

/** The compiled objects; none when a diagnostic is an error. */
export interface CompileResult extends Omit<ValidateResult, 'program'> {
  /** Plain objects in their printed form and order. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
}

/** Checks sources without emitting anything: parse, validate, link, rules. Pure; loads no cdk8s. */
export async function validate(sources: readonly SourceFile[], options: ValidateOptions): Promise<ValidateResult> {
  const { diagnostics, report } = collector();
  const loaded = await load(sources, options.namespace, report);
  const linked = link(loaded, options, report);
  const program = await check(linked, report);
  if (isSettled(diagnostics)) await checkCollisions(program, report);
  return { program, diagnostics: inSourceOrder(diagnostics, sources), externals: linked.externals };
}

/**
 * Compiles sources to Kubernetes objects: the same bytes for the same sources in any order.
 * Problems of the input are diagnostics; with an error among them no object is emitted.
 */
export async function compile(sources: readonly SourceFile[], options: CompileOptions): Promise<CompileResult> {
  const validated = await validate(sources, options);
  if (hasErrors(validated.diagnostics)) return { ...validated, objects: [] };
  const { diagnostics, report } = collector();
  const { emit } = await import('./synth/emit.ts');
  const objects = emit(validated.program, options, report);
  const all = inSourceOrder([...validated.diagnostics, ...diagnostics], sources);
  return { diagnostics: all, externals: validated.externals, objects: hasErrors(all) ? [] : objects };
}

/** Whether every reference leads somewhere and nothing is wrong, so that the program could be lowered. */
function isSettled(diagnostics: readonly Diagnostic[]): boolean {
  return !hasErrors(diagnostics) && !diagnostics.some(({ code }) => code === missingTargetInPart.code);
}

function collector(): { diagnostics: Diagnostic[]; report: Report } {
  const diagnostics: Diagnostic[] = [];
  return { diagnostics, report: (diagnostic) => diagnostics.push(diagnostic) };
}
