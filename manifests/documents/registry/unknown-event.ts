import { registryEventTypes } from '../../../generated/api/registry-events.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

/** Operations by name, and requests that are rejected before their caller is known. */
const writtenTypes: readonly string[] = [...registryEventTypes, 'auth.unauthenticated'];

export const unknownEvent = defineDiagnostic<{ type: string; near: string | undefined }>({
  code: 'registry/unknown-event',
  severity: 'warning',
  summary: 'A type of audit events that a registry server writes none of.',
  message: ({ type }) => `a registry server writes no events of type "${type}"`,
  hint: ({ near }) => (near === undefined ? `its types are ${writtenTypes.join(', ')}` : `did you mean "${near}"?`),
});

/** What an audit log is narrowed to is something that is logged (spec 2, audit configuration; the operations of the registry API). */
export function checkRegistryAudit(part: Part, { audit }: RegistryServerConfig, report: Report): void {
  for (const field of ['eventTypes', 'excludeEventTypes'] as const) {
    for (const [index, type] of (audit?.[field] ?? []).entries()) {
      if (writtenTypes.includes(type)) continue;
      const place = placeOf(part, ['audit', field, index], 'value');
      report(unknownEvent({ type, near: suggest(type, writtenTypes) }, place));
    }
  }
}
