import type { EmbeddedAuthServerConfigWithDefaults } from '../../../generated/defaults/embedded-auth-server-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const oneKeyForTwo = defineDiagnostic<{ name: string; key: string; first: string; second: string }>({
  code: 'auth-server/one-key-for-two',
  severity: 'warning',
  summary: 'One key of a Secret for two things of an authorization server that are different by what they are.',
  message: ({ name, key, first, second }) => `key "${key}" of Secret "${name}" is both the ${first} and the ${second}`,
  hint: ({ second }) => `use a key of its own for the ${second}`,
});

/** The private key that signs tokens is not used as a shared key, and a password is not used as a user name (spec 3, EmbeddedAuthServerConfig). */
export const authServerOneKeyForTwo: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    if (configured === undefined) continue;
    const seen = new Map<string, string>();
    for (const { reference, purpose, path } of usesOf(configured.config)) {
      const { name, key } = reference;
      const identity = JSON.stringify([name, key]);
      const first = seen.get(identity) ?? purpose;
      seen.set(identity, first);
      if (first === purpose) continue;
      report(
        oneKeyForTwo({ name, key, first, second: purpose }, placeOf(resource, [...configured.path, ...path], 'value')),
      );
    }
  }
};

interface Use {
  readonly reference: { readonly name: string; readonly key: string };
  readonly purpose: string;
  readonly path: DocumentPath;
}

function usesOf(config: EmbeddedAuthServerConfigWithDefaults): Use[] {
  const { signingKeySecretRefs = [], hmacSecretRefs = [], storage } = config;
  const { usernameSecretRef, passwordSecretRef } = storage?.redis?.aclUserConfig ?? {};
  const ofRedis: DocumentPath = ['storage', 'redis', 'aclUserConfig'];
  return [
    ...signingKeySecretRefs.map((reference, index): Use => {
      return { reference, purpose: 'key that tokens are signed with', path: ['signingKeySecretRefs', index, 'key'] };
    }),
    ...hmacSecretRefs.map((reference, index): Use => {
      return { reference, purpose: 'key that codes are protected with', path: ['hmacSecretRefs', index, 'key'] };
    }),
    ...[usernameSecretRef].flatMap((reference): Use[] =>
      reference === undefined
        ? []
        : [{ reference, purpose: 'user name for Redis', path: [...ofRedis, 'usernameSecretRef', 'key'] }],
    ),
    ...[passwordSecretRef].flatMap((reference): Use[] =>
      reference === undefined
        ? []
        : [{ reference, purpose: 'password for Redis', path: [...ofRedis, 'passwordSecretRef', 'key'] }],
    ),
  ];
}
