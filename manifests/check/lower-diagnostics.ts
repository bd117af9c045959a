import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const duplicateObject = defineDiagnostic<{ objects: readonly string[]; owner: string; other: string }>({
  code: 'lower/duplicate-object',
  severity: 'error',
  summary: 'Two resources whose emitted objects would have the same kind, namespace and name.',
  message: ({ objects, owner, other }) => `${owner} and ${other} would both emit ${objects.join(', ')}`,
  hint: () => 'rename one of the resources',
});
