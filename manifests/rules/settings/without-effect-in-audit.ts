import type { AuditLogConfig } from '../../../generated/types/audit.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { withoutEffect, type Idle } from './without-effect.ts';

/** Settings of an audit log, at a path of a part, that nothing reads (spec 2, audit configuration). */
export function idleInAudit(audit: AuditLogConfig, base: DocumentPath): readonly Idle[] {
  const { enabled, maxDataSize, includeRequestData, includeResponseData, eventTypes = [] } = audit;
  const [first] = Object.keys(audit);
  if (enabled === undefined && first !== undefined) {
    const field = [...base, 'enabled'].filter((step) => step !== 'spec' && step !== 'config').join('.');
    const because = `nothing is logged unless ${field} is true`;
    // A document of its own has no key that holds all of them.
    return [{ path: base.length === 0 ? [first] : base, because, instead: 'set enabled to true' }];
  }
  // Whoever wrote false keeps the settings on purpose.
  if (enabled !== true) return [];
  const included = (['includeRequestData', 'includeResponseData'] as const).filter((field) => audit[field] === true);
  const excluded = new Set(audit.excludeEventTypes);
  return [
    ...(maxDataSize !== undefined && includeRequestData !== true && includeResponseData !== true
      ? [
          {
            path: [...base, 'maxDataSize'],
            because: 'neither requests nor responses are logged with their data',
            instead: 'set includeRequestData or includeResponseData to true',
          },
        ]
      : []),
    ...(maxDataSize === 0
      ? included.map((field): Idle => {
          return { path: [...base, field], because: 'maxDataSize is 0', instead: 'set maxDataSize to more' };
        })
      : []),
    ...eventTypes.flatMap((type, index): Idle[] => {
      const because = `excludeEventTypes lists "${type}" too, and wins`;
      return excluded.has(type) ? [{ path: [...base, 'eventTypes', index], because }] : [];
    }),
  ];
}

/** Reports what nothing reads in the audit settings at a path of a configuration document. */
export function checkAuditSettings(part: Part, audit: AuditLogConfig, base: DocumentPath, report: Report): void {
  for (const { path, because, instead } of idleInAudit(audit, base)) {
    const field = path.filter((step) => typeof step === 'string').join('.');
    report(withoutEffect({ field, because, instead }, placeOf(part, path, 'key')));
  }
}
