import { defineDiagnostic } from './define.ts';

export const incompleteIgnore = defineDiagnostic<{ missing: string }>({
  code: 'ignore/incomplete',
  severity: 'error',
  summary: 'A svc-ignore comment without the code it is about, or without a reason.',
  message: ({ missing }) => `svc-ignore needs ${missing}`,
  hint: () => 'write # svc-ignore <code> <reason>',
});

export const ignoredError = defineDiagnostic<{ code: string }>({
  code: 'ignore/error',
  severity: 'error',
  summary: 'A svc-ignore comment about an error. Only warnings can be ignored.',
  message: ({ code }) => `${code} is an error, and only warnings can be ignored`,
  hint: () => 'remove the comment and fix what it is about',
});

export const unknownIgnore = defineDiagnostic<{ code: string; suggestion: string | undefined }>({
  code: 'ignore/unknown-code',
  severity: 'error',
  summary: 'A svc-ignore comment about a code that no diagnostic has.',
  message: ({ code }) => `there is no diagnostic "${code}"`,
  hint: ({ suggestion }) => (suggestion === undefined ? 'remove the comment' : `did you mean "${suggestion}"?`),
});

export const unusedIgnore = defineDiagnostic<{ code: string; isBefore: boolean }>({
  code: 'ignore/unused',
  severity: 'warning',
  summary: 'A svc-ignore comment that ignores nothing: the line it is about has no such finding.',
  message: ({ code, isBefore }) => `${code} is not reported at ${isBefore ? 'the line below' : 'this line'}`,
  hint: () => 'remove the comment',
});
