/**
 * Codes about how the pieces of an input go together. An input for one rule is seldom whole: a resource that another case of
 * the test needs is unused here, and a field may be unavailable yet. The functions for tests leave these codes out unless the test names them.
 */
export const bystanders: ReadonlySet<string> = new Set([
  'link/unused-entry',
  'link/unused-resource',
  'proxy/not-available-yet',
  'virtual-server/discovery-at-run-time',
  'workflow/unused-parameter',
]);
