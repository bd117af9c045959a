import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const duplicateObject = defineDiagnostic<{ object: string; owner: string; other: string }>({
  code: 'lower/duplicate-object',
  severity: 'error',
  summary: 'Two resources whose emitted objects would have the same kind, namespace and name.',
  message: ({ object, owner, other }) => `${owner} and ${other} would both emit ${object}`,
  hint: () => 'rename one of the resources',
});
