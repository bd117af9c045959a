import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const sameKeyTwice = defineDiagnostic<{ field: string; name: string; key: string }>({
  code: 'auth-server/same-key-twice',
  severity: 'warning',
  summary: 'A key that an authorization server is given twice, where the second is meant to be another.',
  message: ({ field, name, key }) => `${field} lists key "${key}" of Secret "${name}" twice`,
  hint: () => 'list the new key first and the one before it second, or remove one of them',
});

/** An authorization server is given a key once: the second of a list is the one before it (spec 3, EmbeddedAuthServerConfig). */
export const authServerSameKeyTwice: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    if (configured === undefined) continue;
    const { config, path } = configured;
    for (const field of ['signingKeySecretRefs', 'hmacSecretRefs'] as const) {
      const seen = new Set<string>();
      for (const [index, { name, key }] of (config[field] ?? []).entries()) {
        const identity = JSON.stringify([name, key]);
        if (seen.has(identity))
          report(sameKeyTwice({ field, name, key }, placeOf(resource, [...path, field, index], 'value')));
        seen.add(identity);
      }
    }
  }
};
