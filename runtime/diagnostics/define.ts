import type { Diagnostic, RelatedPlace, Severity } from './diagnostic.ts';
import type { SourceFile, Span } from './span.ts';

/** Where a finding is: a range, a whole source, or undefined for a finding without a position. */
export type Place = Span | SourceFile | undefined;

/**
 * When a diagnostic is reported: whenever an input is checked, or only by a command that goes on to write, plan or serve it. A check does
 * not report the later stages.
 */
export type Stage = 'check' | 'write' | 'plan' | 'serve';

/**
 * What inputs a diagnostic is reported for: a whole one (in a part of it, what is missing may be elsewhere) or a part of one. Without an
 * extent it is reported for both.
 */
export type Extent = 'whole' | 'part';

/** What a code means, declared before anything can be reported under it. */
export interface DiagnosticDeclaration<Parameters> {
  readonly code: `${string}/${string}`;
  readonly severity: Severity;
  /** Of a warning: whether this finding is an error all the same, since nothing would work. */
  readonly isError?: (parameters: Parameters) => boolean;
  /** Default: `check`. */
  readonly stage?: Stage;
  /** Default: both. A test holds the rules to it. */
  readonly extent?: Extent;
  /**
   * It holds for every value of a variable (`${NAME}`, filled in later): it is about the variable itself, about what has to be known to go
   * on, or about something beside the variable. Others are not reported for a value with a variable.
   */
  readonly holdsForVariables?: true;
  /** What the code means in general, for `svc explain`. */
  readonly summary: string;
  readonly message: (parameters: Parameters) => string;
  readonly hint?: (parameters: Parameters) => string | undefined;
  /**
   * Codes, or whole areas (`schema/`), of more specific findings: where one of them is reported at the same position with at least the same
   * severity, this one would repeat the same mistake and is left out.
   */
  readonly givesWayTo?: readonly string[];
}

/** A declared diagnostic: call it to make one. */
export interface DiagnosticFactory<Parameters> {
  (parameters: Parameters, place: Place, related?: readonly RelatedPlace[]): Diagnostic;
  readonly code: string;
  readonly severity: Severity;
  readonly stage: Stage;
  readonly extent: Extent | undefined;
  readonly holdsForVariables: boolean;
  readonly summary: string;
  readonly givesWayTo: readonly string[];
}

const declared = new Map<string, DiagnosticFactory<never>>();

/**
 * Declares a diagnostic. Throws when the code is taken or badly formed, since that is a bug of this program. Parameters are typed, so a
 * report with a missing one does not compile.
 */
export function defineDiagnostic<Parameters>(
  declaration: DiagnosticDeclaration<Parameters>,
): DiagnosticFactory<Parameters> {
  const { code, severity, stage = 'check', extent, holdsForVariables = false, summary, givesWayTo = [] } = declaration;
  if (!/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) throw new Error(`badly formed diagnostic code ${code}`);
  if (declared.has(code)) throw new Error(`diagnostic code ${code} is declared twice`);
  const make = (parameters: Parameters, place: Place, related: readonly RelatedPlace[] = []): Diagnostic => {
    const hint = declaration.hint?.(parameters);
    return {
      code,
      severity: declaration.isError?.(parameters) === true ? 'error' : severity,
      message: declaration.message(parameters),
      ...(place === undefined ? {} : 'start' in place ? { span: place, source: place.source } : { source: place }),
      related,
      ...(hint === undefined ? {} : { hint }),
    };
  };
  const factory: DiagnosticFactory<Parameters> = Object.assign(make, {
    code,
    severity,
    stage,
    extent,
    holdsForVariables,
    summary,
    givesWayTo,
  });
  declared.set(code, factory);
  return factory;
}

/** Every diagnostic declared by the modules loaded so far, by code. */
export function declaredDiagnostics(): ReadonlyMap<string, DiagnosticFactory<never>> {
  return declared;
}
