import type { Diagnostic } from './diagnostic.ts';
import { maskedMessage } from './mask-credentials.ts';
import { findingsLeftOut } from './limit-diagnostics.ts';

/** Most findings that programs are given: ten times what code scanning services take in. */
export const maximumForMachines = 10_000;

/** Longest message or hint that programs are given; values in messages can be whole files. */
const maximumMessage = 4_000;
const maximumRelated = 20;

/** The findings to show, and how many there are beside them. */
export interface ShownFindings {
  readonly shown: readonly Diagnostic[];
  readonly leftOut: number;
}

/**
 * As many findings as are of use, in the order given: errors before all others where there are too many, each with a message of
 * bounded length and a few related places. The result fits into memory and into one string, for every input.
 */
export function shownFindings(diagnostics: readonly Diagnostic[], maximum: number): ShownFindings {
  const shown = diagnostics.length <= maximum ? diagnostics : mostSevere(diagnostics, maximum);
  return {
    shown: shown.map((diagnostic) => bounded(withoutCredentials(diagnostic))),
    leftOut: diagnostics.length - shown.length,
  };
}

/** What to say of findings that are not shown. */
export function leftOutText(count: number): string {
  return `${count} more ${count === 1 ? 'finding is' : 'findings are'} not listed`;
}

function mostSevere(diagnostics: readonly Diagnostic[], maximum: number): readonly Diagnostic[] {
  // Without these the counts would look like all there is.
  const chosen = new Set(diagnostics.filter(({ code }) => code === findingsLeftOut.code).slice(0, maximum));
  for (const severity of ['error', 'warning', 'info'] as const) {
    for (const diagnostic of diagnostics) {
      if (chosen.size === maximum) break;
      if (diagnostic.severity === severity) chosen.add(diagnostic);
    }
  }
  return diagnostics.filter((diagnostic) => chosen.has(diagnostic));
}

/** A finding without the credentials of the files it is about: what is reported ends in logs. */
function withoutCredentials(diagnostic: Diagnostic): Diagnostic {
  const { message, hint, related, span, source } = diagnostic;
  const places = [span?.source, source, ...related.map((other) => other.span.source)];
  const sources = new Set(places.filter((one) => one !== undefined));
  // What is cut off later anyway is not looked at.
  const masked = (text: string): string => maskedMessage(text.slice(0, 2 * maximumMessage), sources);
  return {
    ...diagnostic,
    message: masked(message),
    ...(hint === undefined ? {} : { hint: masked(hint) }),
    related: related.slice(0, maximumRelated).map((other) => ({ ...other, message: masked(other.message) })),
  };
}

function bounded(diagnostic: Diagnostic): Diagnostic {
  const { message, hint } = diagnostic;
  const isShort = message.length <= maximumMessage && (hint?.length ?? 0) <= maximumMessage;
  if (isShort) return diagnostic;
  return {
    ...diagnostic,
    message: shorten(message, maximumMessage),
    ...(hint === undefined ? {} : { hint: shorten(hint, maximumMessage) }),
  };
}

/** Cuts a string to at most `maximum` characters, with an ellipsis where it was cut; no character is cut in half. */
export function shorten(text: string, maximum: number): string {
  return text.length <= maximum ? text : `${text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
