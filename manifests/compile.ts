import { collectFindings } from '../runtime/diagnostics/collect.ts';
import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { hasErrors } from '../runtime/diagnostics/diagnostic.ts';
import { inSourceOrder } from '../runtime/diagnostics/sort.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import type { ServerDefaults } from './lower/server-defaults.ts';
import { check } from './check/check.ts';
import type { CheckedProgram } from './program/checked-program.ts';
import { checkGatewayTemplates } from './check/gateway-templates.ts';
import { link, type ExternalInput, type LinkOptions } from './program/link.ts';
import { missingTargetInFragment } from './program/link-diagnostics.ts';
import { load } from './program/load.ts';
import { judgesVariable, namesWithVariables } from './program/variable-findings.ts';
import { checkCollisions, reportCollisions } from './check/object-collisions.ts';

/** What `validate` needs to know beside the sources. */
export interface ValidateOptions extends LinkOptions {
  /** Namespace of resources that say none. */
  readonly namespace?: string;
  /** What svc.yaml says about the pods of our own programs. */
  readonly programs?: ServerDefaults;
}

/** What `compile` needs to know beside the sources. */
export interface CompileOptions extends ValidateOptions {
  readonly target: 'workloads' | 'resources' | 'status';
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

/** The compiled objects; none when a diagnostic is an error, unless they are statuses. */
export interface CompileResult extends ValidateResult {
  /** Plain objects in their printed form and order. */
  readonly objects: readonly Readonly<Record<string, unknown>>[];
}

/** Checks sources without emitting anything. Pure; loads no lowering unless names may collide, and no cdk8s. */
export async function validate(sources: readonly SourceFile[], options: ValidateOptions): Promise<ValidateResult> {
  const { findings: collected, report } = collectFindings();
  const loaded = await load(sources, options.namespace, report);
  const linked = link(loaded, options, report);
  const program = await check(linked, report);
  const names = namesWithVariables(loaded);
  const findings = (): Diagnostic[] => collected().filter((finding) => !judgesVariable(finding, names));
  if (mayBeLowered(findings())) {
    await checkCollisions(program, options.programs, report);
    await checkGatewayTemplates(program, report);
  }
  return { program, diagnostics: inSourceOrder(findings(), sources), externals: linked.externals };
}

/**
 * Compiles sources to Kubernetes objects: the same bytes for the same sources in any order. The journey is load, link, check, lower,
 * synth. Problems of the input are diagnostics; with an error among them nothing is lowered. A status reports what is wrong, so statuses
 * are given all the same, unless a document could not be read or identified: then those of others might be wrong.
 */
export async function compile(sources: readonly SourceFile[], options: CompileOptions): Promise<CompileResult> {
  const validated = await validate(sources, options);
  const { program, diagnostics } = validated;
  const { target } = options;
  if (target === 'status') return { ...validated, objects: await statusesOf(validated) };
  if (hasErrors(diagnostics)) return { ...validated, objects: [] };
  // Loading these takes longer than most inputs take to compile: a check does without them.
  const [{ lower }, { resourceObjects }, { synth }] = await Promise.all([
    import('./lower/lower.ts'),
    import('./lower/resource-objects.ts'),
    import('./synth/synth.ts'),
  ]);
  const { findings, report } = collectFindings();
  const lowered = target === 'resources' ? resourceObjects(program) : lower(program, options);
  reportCollisions(lowered, report);
  const objects = synth(lowered, target, report);
  const all = inSourceOrder([...diagnostics, ...findings()], sources);
  return { ...validated, diagnostics: all, objects: hasErrors(all) ? [] : objects };
}

/** The status of every resource as a document to print; none where a part of the input is unknown. */
async function statusesOf({ program, diagnostics }: ValidateResult): Promise<CompileResult['objects']> {
  if (program.isIncomplete) return [];
  const [{ statusOf }, { statusDocuments }] = await Promise.all([
    import('./status/status-of.ts'),
    import('./status/status-documents.ts'),
  ]);
  return statusDocuments(statusOf(program, diagnostics));
}

/** Whether every reference resolves and nothing is wrong. */
function mayBeLowered(diagnostics: readonly Diagnostic[]): boolean {
  return !hasErrors(diagnostics) && !diagnostics.some(({ code }) => code === missingTargetInFragment.code);
}
