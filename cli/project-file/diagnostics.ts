import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const severalDocuments = defineDiagnostic<{ count: number }>({
  code: 'project/several-documents',
  severity: 'error',
  summary: 'A svc.yaml with more than one document.',
  message: ({ count }) => `svc.yaml holds ${count} documents, and only one is read`,
  hint: () => 'merge them',
});

export const severalFiles = defineDiagnostic<{ first: string; second: string }>({
  code: 'project/several-files',
  severity: 'error',
  summary: 'Inputs that belong to different project files, so it is ambiguous which one applies.',
  message: ({ first, second }) => `the inputs belong to different projects: ${first} and ${second}`,
  hint: () => 'run svc once for each, or move what they share into a svc.yaml above both',
});

export const nestedFile = defineDiagnostic<{ folder: string }>({
  code: 'project/nested',
  severity: 'warning',
  summary: 'A project file inside a folder of the inputs. What it says does not hold here.',
  message: ({ folder }) => `this svc.yaml does not hold, since a folder above "${folder}" is the input`,
  hint: ({ folder }) => `name "${folder}" by itself, or move what it says to the svc.yaml above`,
});

export const otherName = defineDiagnostic<object>({
  code: 'project/other-name',
  severity: 'warning',
  summary: 'A file that is written as a project file and is not named svc.yaml, so that it is not read.',
  message: () => 'this is written as a project file, and only one named svc.yaml is read',
  hint: () => 'rename it to svc.yaml, or remove it',
});

export const ignoredError = defineDiagnostic<{ code: string }>({
  code: 'project/ignored-error',
  severity: 'error',
  summary: 'An ignored code that belongs to an error. Only warnings can be left out.',
  message: ({ code }) => `${code} is an error, and only warnings can be ignored`,
  hint: () => 'remove it from the list and fix what it reports',
});

export const generatedLabel = defineDiagnostic<{ label: string }>({
  code: 'project/generated-label',
  severity: 'error',
  summary:
    'A label for every object that the compiler writes itself, so the one of the project file would have no effect.',
  message: ({ label }) => `the label ${label} is written by svc itself`,
  hint: () => 'remove it, or use a label of your own',
});

export const unusedExclude = defineDiagnostic<{ pattern: string }>({
  code: 'project/excludes-nothing',
  severity: 'info',
  summary: 'A path or pattern under exclude that no file has.',
  message: ({ pattern }) => `no file has the path "${pattern}", so this excludes nothing`,
  hint: () => 'paths start at the folder of svc.yaml; fix the path, or remove it',
});

export const unknownCode = defineDiagnostic<{ code: string; suggestion: string | undefined }>({
  code: 'project/unknown-code',
  severity: 'error',
  summary: 'An ignored code that no diagnostic has.',
  message: ({ code }) => `there is no diagnostic "${code}"`,
  hint: ({ suggestion }) => (suggestion === undefined ? 'remove it from the list' : `did you mean "${suggestion}"?`),
});
