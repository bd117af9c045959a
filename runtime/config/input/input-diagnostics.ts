import { defineDiagnostic } from '../../diagnostics/define.ts';
import { maximumDocumentLength } from '../limits.ts';

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

export const noName = defineDiagnostic<object>({
  code: 'input/no-name',
  severity: 'error',
  summary: 'An input whose name is empty, as an unset variable of a script leaves it.',
  message: () => 'an input has no name: the text is empty',
  hint: () => 'name a file or folder ("." is this one), or leave the argument out',
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
      ? 'hidden files and folders, node_modules, Helm charts, svc.yaml, kustomization.yaml and what svc.yaml excludes do not count'
      : 'folders inside it were searched too; hidden files and folders, node_modules, svc.yaml, kustomization.yaml and what svc.yaml excludes do not count',
});

export const allExcluded = defineDiagnostic<{ path: string }>({
  code: 'input/all-excluded',
  severity: 'error',
  summary: 'A folder or pattern of which svc.yaml excludes every file, so that nothing would be read.',
  message: ({ path }) => `svc.yaml excludes every file of "${path}"`,
  hint: () => 'remove the path or pattern under exclude, or name the files themselves: those are read',
});

/** Most programs that are named. */
const shownModules = 5;

export const programsInPattern = defineDiagnostic<{ pattern: string; names: readonly string[] }>({
  code: 'input/programs-in-pattern',
  severity: 'error',
  summary: 'A pattern that matches programs (TypeScript, JavaScript). A program is run only when it is named itself.',
  message: ({ pattern, names }) => {
    const rest = names.length > shownModules ? ` and ${names.length - shownModules} more` : '';
    const what = names.length === 1 ? 'a program' : 'programs';
    return `"${pattern}" matches ${what}, and only what is named itself is run: ${names.slice(0, shownModules).join(', ')}${rest}`;
  },
  hint: ({ names }) =>
    names.length === 1 ? `name it: ${names.join()}` : 'name each app; modules that an app imports need no naming',
});

export const notUtf8 = defineDiagnostic<{ encoding: 'UTF-16' | 'UTF-32' | undefined }>({
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

export const documentTooLarge = defineDiagnostic<{ isPlain: boolean }>({
  code: 'input/document-too-large',
  severity: 'error',
  summary: 'A single document beyond the size limit, which is lower where its text needs a closer look.',
  message: ({ isPlain }) =>
    isPlain
      ? `the document is larger than ${maximumDocumentLength / 1024 / 1024} MiB`
      : 'something in this document needs a closer look, and it is too large for one',
  hint: ({ isPlain }) =>
    isPlain
      ? 'split it, with "---" between the resources'
      : 'split it, with "---" between the resources; what needs that look is a mistake of syntax, an anchor, a tag, a key that is not a string, or a bare word such as yes',
});

export const empty = defineDiagnostic<object>({
  code: 'input/empty',
  severity: 'warning',
  summary: 'A blank file. One with nothing but comments is fine.',
  message: () => 'the file holds no document',
});
