/**
 * Codes about how the pieces of an input go together. A text made for one rule is seldom whole: a resource that another case of
 * the test needs is unused here, and what is not available yet is none of its business. The functions for tests leave them out where they are not asked for by name.
 */
export const bystanders: ReadonlySet<string> = new Set([
  'link/unused-entry',
  'link/unused-resource',
  'proxy/not-available-yet',
  'virtual-server/discovery-at-run-time',
  'workflow/unused-parameter',
]);
