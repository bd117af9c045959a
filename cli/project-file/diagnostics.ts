import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const severalDocuments = defineDiagnostic<{ count: number }>({
  code: 'project/several-documents',
  severity: 'error',
  summary: 'A svc.yaml with more than one document.',
  message: ({ count }) => `svc.yaml holds ${count} documents, and only one is read`,
  hint: () => 'merge them',
});

export const ignoredError = defineDiagnostic<{ code: string }>({
  code: 'project/ignored-error',
  severity: 'error',
  summary: 'An ignored code that belongs to an error. Only warnings can be left out.',
  message: ({ code }) => `${code} is an error, and only warnings can be ignored`,
  hint: () => 'remove it from the list and mend what it reports',
});

export const generatedLabel = defineDiagnostic<{ label: string }>({
  code: 'project/generated-label',
  severity: 'error',
  summary:
    'A label for every object that the compiler writes itself, so the one of the project file would have no effect.',
  message: ({ label }) => `the label ${label} is written by svc itself`,
  hint: () => 'remove it, or use a label of your own',
});

export const unknownCode = defineDiagnostic<{ code: string; suggestion: string | undefined }>({
  code: 'project/unknown-code',
  severity: 'error',
  summary: 'An ignored code that no diagnostic has.',
  message: ({ code }) => `there is no diagnostic "${code}"`,
  hint: ({ suggestion }) => (suggestion === undefined ? 'remove it from the list' : `did you mean "${suggestion}"?`),
});
