import { defineDiagnostic } from './define.ts';

export const findingsLeftOut = defineDiagnostic<{ code: string; count: number; limit: number }>({
  code: 'input/findings-left-out',
  severity: 'warning',
  summary: 'A file with so many findings of one code that only the first of them are given.',
  message: ({ code, count, limit }) =>
    `${count} more ${count === 1 ? 'finding' : 'findings'} of ${code} after the first ${limit} of this file`,
  hint: () => 'fix what is listed and check again: often one cause has many findings',
});
