import { defineDiagnostic } from '../diagnostics/define.ts';

export const notFound = defineDiagnostic<{
  path: string;
  suggestion: string | undefined;
  missingFolder: string | undefined;
}>({
  code: 'input/not-found',
  severity: 'error',
  summary: 'An input that names no file, no folder and no pattern.',
  message: ({ path }) => `there is no file or folder "${path}"`,
  hint: ({ suggestion, missingFolder }) =>
    suggestion !== undefined
      ? `did you mean "${suggestion}"?`
      : missingFolder === undefined
        ? undefined
        : `the folder "${missingFolder}" does not exist`,
});

export const unreadable = defineDiagnostic<{ path: string; reason: string }>({
  code: 'input/unreadable',
  severity: 'error',
  summary: 'An input that exists but that the system does not let us read.',
  message: ({ path, reason }) => `"${path}" cannot be read: ${reason}`,
});

export const noDocuments = defineDiagnostic<{ path: string; isPattern: boolean }>({
  code: 'input/no-documents',
  severity: 'error',
  summary: 'A folder or pattern without any YAML or JSON file.',
  message: ({ path, isPattern }) =>
    isPattern ? `no file matches "${path}"` : `the folder "${path}" holds no .yaml, .yml or .json file`,
  hint: ({ isPattern }) =>
    isPattern
      ? 'hidden and node_modules folders, svc.yaml and kustomization.yaml do not count'
      : 'folders inside it were searched too; hidden and node_modules folders, svc.yaml and kustomization.yaml do not count',
});

export const notUtf8 = defineDiagnostic<{ encoding: 'UTF-16' | undefined }>({
  code: 'input/not-utf8',
  severity: 'error',
  summary: 'A file in another encoding than UTF-8.',
  message: ({ encoding }) =>
    encoding === undefined ? 'this byte is not UTF-8' : `the file is written in ${encoding}, not in UTF-8`,
  hint: () => 'save the file as UTF-8',
});

export const binary = defineDiagnostic<object>({
  code: 'input/binary',
  severity: 'error',
  summary: 'A file with zero bytes, which no text has.',
  message: () => 'the file is not text: it has zero bytes',
});

export const tooLarge = defineDiagnostic<{ limit: number }>({
  code: 'input/too-large',
  severity: 'error',
  summary: 'A file beyond the size limit.',
  message: ({ limit }) => `the file is larger than ${limit / 1024 / 1024} MiB`,
  hint: () => 'split it',
});

export const empty = defineDiagnostic<object>({
  code: 'input/empty',
  severity: 'warning',
  summary: 'A file without any document: it is blank, or all of it is comments.',
  message: () => 'the file holds no document',
});
