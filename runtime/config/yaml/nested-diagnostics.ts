import { defineDiagnostic } from '../../diagnostics/define.ts';

export const emptyNested = defineDiagnostic<{ field: string }>({
  code: 'nested/empty',
  severity: 'error',
  summary: 'A string that should hold a document is blank, or has comments only.',
  message: ({ field }) => `${field} holds no document`,
});

export const severalNested = defineDiagnostic<{ field: string; count: number }>({
  code: 'nested/several-documents',
  severity: 'error',
  summary: 'A string that should hold one document holds several. Only the first would be read.',
  message: ({ field, count }) => `${field} holds ${count} documents, and only one is read`,
  hint: () => 'merge them',
});
