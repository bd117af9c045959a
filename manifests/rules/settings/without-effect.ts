import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';

export const withoutEffect = defineDiagnostic<{ field: string; because: string; instead: string | undefined }>({
  code: 'settings/without-effect',
  severity: 'warning',
  summary: 'A setting that nothing reads, because of what another setting beside it says.',
  message: ({ field, because }) => `${field} has no effect: ${because}`,
  hint: ({ field, instead }) => (instead === undefined ? `remove ${field}` : `${instead}, or remove ${field}`),
});

/** A setting that is written, and what takes its effect away. */
export interface Idle {
  readonly path: DocumentPath;
  readonly because: string;
  /** What to do so that it takes effect. */
  readonly instead?: string;
}
