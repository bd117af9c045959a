import type { Credential, CredentialHeaders, CredentialProblem } from './credential.ts';
import { isHeaderValue } from './header-rules.ts';
import { secretValue, type SecretReading, type SecretSource } from '../http/secret-value.ts';

/**
 * One header with a secret value for every request, the same for every caller: header injection, and with the prefix `Bearer `
 * a bearer token (specification 3, HeaderInjectionConfig and BearerTokenConfig).
 */
export function secretHeader(headerName: string, source: SecretSource, prefix = ''): Credential {
  const secret = secretValue(source);
  const name = headerName.toLowerCase();
  let last: { readonly text: string; readonly headers: CredentialHeaders } | undefined;

  function headersOf(reading: SecretReading): CredentialHeaders | CredentialProblem {
    if (!reading.ok) return { kind: 'unavailable', message: `${reading.problem} It holds the header ${headerName}.` };
    if (last?.text !== reading.text) {
      const value = `${prefix}${reading.text}`;
      if (!isHeaderValue(value)) {
        return { kind: 'unavailable', message: `The secret for the header ${headerName} is not a header value.` };
      }
      last = { text: reading.text, headers: [name, value] };
    }
    return last.headers;
  }

  return {
    headers() {
      const reading = secret.read();
      return reading instanceof Promise ? reading.then(headersOf) : headersOf(reading);
    },
    close: async () => undefined,
  };
}

/** The same headers, which hold nothing secret, for every request. */
export function plainHeaders(values: Readonly<Record<string, string>>): Credential {
  const headers = Object.entries(values).flatMap(([name, value]) => [name.toLowerCase(), value]);
  return { headers: () => headers, close: async () => undefined };
}
