import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const uncheckedBundle = defineDiagnostic({
  code: 'auth-server/unchecked-bundle',
  severity: 'warning',
  summary: 'A certificate to check Redis with, where any certificate is accepted.',
  message: () => 'caCertSecretRef has no effect: insecureSkipVerify accepts any certificate',
  hint: () => 'remove insecureSkipVerify',
});

/** A certificate for Redis is there to be checked with (spec 3, EmbeddedAuthServerConfig, storage). */
export const authServerUncheckedBundle: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    const { redis } = configured?.config.storage ?? {};
    if (configured === undefined || redis === undefined) continue;
    for (const field of ['tls', 'sentinelTls'] as const) {
      const tls = redis[field];
      if (tls?.insecureSkipVerify !== true || tls.caCertSecretRef === undefined) continue;
      const path = [...configured.path, 'storage', 'redis', field, 'caCertSecretRef'];
      report(uncheckedBundle({}, placeOf(resource, path, 'key')));
    }
  }
};
