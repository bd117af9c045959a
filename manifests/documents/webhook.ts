import type { WebhookFile } from '../../generated/types/webhook.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { withoutEffect } from '../rules/settings/without-effect.ts';

/** What a file with webhooks says is read by somebody (spec 1, webhook-config). */
export function checkWebhookDocument(part: Part, { validating, mutating }: WebhookFile, report: Report): void {
  const lists = { validating, mutating };
  const isEmpty = (validating ?? []).length + (mutating ?? []).length === 0;
  for (const field of ['validating', 'mutating'] as const) {
    const list = lists[field];
    if (list !== undefined && isEmpty) {
      const said = { field, because: 'it lists no webhook', instead: 'list one' };
      report(withoutEffect(said, placeOf(part, [field], 'key')));
    }
    for (const [index, { url, tlsConfig }] of (list ?? []).entries()) {
      if (tlsConfig === undefined) continue;
      const at = [field, index, 'tlsConfig'];
      if (url.startsWith('http://')) {
        const said = { field: 'tlsConfig', because: 'plain HTTP has no certificates', instead: 'use https' };
        report(withoutEffect(said, placeOf(part, at, 'key')));
      } else if (tlsConfig.insecureSkipVerify === true && tlsConfig.caBundlePath !== undefined) {
        const because = 'insecureSkipVerify takes any certificate';
        const said = { field: 'caBundlePath', because, instead: 'remove insecureSkipVerify' };
        report(withoutEffect(said, placeOf(part, [...at, 'caBundlePath'], 'key')));
      }
    }
  }
}
