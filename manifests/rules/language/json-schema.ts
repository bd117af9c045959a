import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { Span } from '../../../runtime/diagnostics/span.ts';
import { checkJsonSchema } from '../../../runtime/language/json-schema/check.ts';
import type { SchemaProblem } from '../../../runtime/language/json-schema/schema-problem.ts';
import { unfitDefaultsOf } from '../../../runtime/language/json-schema/unfit-defaults.ts';
import type { LanguageCheck } from '../../check/contracts/language-check.ts';

interface Said {
  readonly message: string;
  readonly hint: string | undefined;
}

export const invalidSchema = defineDiagnostic<Said>({
  code: 'language/json-schema-invalid',
  severity: 'error',
  summary: 'An invalid JSON Schema: a keyword has a value of the wrong type. Clients and servers refuse it.',
  message: ({ message }) => `not a JSON Schema: ${message}`,
  hint: ({ hint }) => hint,
});

export const unknownKeyword = defineDiagnostic<Said>({
  code: 'language/json-schema-unknown-keyword',
  severity: 'warning',
  summary: 'A word in a JSON Schema that is not a keyword, and is spelled nearly like one. It is ignored.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const unlistedRequired = defineDiagnostic<Said>({
  code: 'language/json-schema-unlisted-required',
  severity: 'warning',
  summary: 'A JSON Schema requires a property that it does not describe, so that callers cannot know what to pass.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const uncheckedPattern = defineDiagnostic<Said>({
  code: 'language/json-schema-unchecked-pattern',
  severity: 'warning',
  summary: 'A pattern in a JSON Schema that clients can run and servers cannot, since their engine has a bounded time.',
  message: ({ message }) => `only clients check this pattern: ${message}`,
  hint: ({ hint }) => hint,
});

export const unsatisfiableSchema = defineDiagnostic<Said>({
  code: 'language/json-schema-unsatisfiable',
  severity: 'warning',
  summary: 'A JSON Schema, or a choice in one, that no value can fit.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const externalReference = defineDiagnostic<Said>({
  code: 'language/json-schema-external-reference',
  severity: 'warning',
  summary: 'A JSON Schema that refers to another one on the web, which is not fetched.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const otherDraft = defineDiagnostic<Said>({
  code: 'language/json-schema-other-draft',
  severity: 'warning',
  summary: 'A JSON Schema that declares another draft than 2020-12, as which it is read.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const unfitSchemaDefault = defineDiagnostic<{ reason: string }>({
  code: 'language/json-schema-unfit-default',
  severity: 'warning',
  summary: 'A default in a JSON Schema that the schema itself does not allow.',
  message: ({ reason }) => `the schema does not allow its own default: it ${reason}`,
  hint: () => 'change the default, or what the schema says beside it',
});

const ofKind = {
  invalid: invalidSchema,
  'unknown-keyword': unknownKeyword,
  'unlisted-required': unlistedRequired,
  pattern: uncheckedPattern,
  unsatisfiable: unsatisfiableSchema,
  'external-reference': externalReference,
  'other-draft': otherDraft,
};

/** A JSON Schema inside a document is one of 2020-12, and does what it seems to do (spec 2, `parameters` and `schema`). */
export const languageJsonSchema: LanguageCheck = async (part, base, value, report) => {
  const problems = await checkJsonSchema(value);
  for (const problem of problems) reportProblem(problem, part, base, report);
  if (problems.some(({ kind }) => kind === 'invalid')) return;
  for (const { path, reason } of await unfitDefaultsOf(value)) {
    report(unfitSchemaDefault({ reason }, placeOf(part, [...base, ...path], 'value')));
  }
};

function reportProblem(problem: SchemaProblem, part: Part, base: DocumentPath, report: Report): void {
  const { kind, word, message, hint } = problem;
  const near = word === undefined ? undefined : suggest(word.written, word.known);
  // Anybody may add words of their own to a schema; only one that was meant to be a keyword is a mistake.
  if (kind === 'unknown-keyword' && near === undefined) return;
  const said = { message, hint: near === undefined ? hint : `did you mean "${near}"?` };
  report(ofKind[kind](said, placeOfProblem(problem, part, base)));
}

function placeOfProblem({ path, at, range }: SchemaProblem, part: Part, base: DocumentPath): Span | undefined {
  const full = [...base, ...path];
  return range === undefined ? placeOf(part, full, at) : placesInside(part, full, range.text)(range.start, range.end);
}
