import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { contentUnder, isFilledIn } from '../../facts/sign-in/config-map-content.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

interface Said {
  readonly title: string;
  readonly key: string;
}

export const schemeTwice = defineDiagnostic<Said>({
  code: 'data/scheme-twice',
  severity: 'error',
  summary: 'A Secret for a bearer token that has the word Bearer in it, which is put before the token anyway.',
  message: ({ title, key }) => `"${key}" of ${title} begins with "Bearer", which is put before the token once more`,
  hint: () => 'leave only the token there',
});

export const schemeMissing = defineDiagnostic<Said>({
  code: 'data/scheme-missing',
  severity: 'warning',
  summary: 'A Secret for the header Authorization that is one word. The header has a scheme before its credentials.',
  message: ({ title, key }) => `"${key}" of ${title} is sent as Authorization, and has no scheme such as Bearer`,
  hint: () => 'write "Bearer " before the token, or use type bearerToken, which does',
});

/** What is sent as Authorization has one scheme and credentials (RFC 9110, section 11.6.2), as far as the input has the Secret. */
export const dataScheme: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { name, key, isToken, path } of secretsOf(resource)) {
      const secret = program.findForeign('Secret', resource, name);
      const content = secret === undefined ? undefined : contentUnder(secret, key);
      const text = content?.bytes.toString('utf8').trim() ?? '';
      if (
        secret === undefined ||
        content === undefined ||
        text === '' ||
        isFilledIn(content.written) ||
        isFilledIn(text)
      )
        continue;
      const factory = isToken
        ? /^bearer\s/i.test(text)
          ? schemeTwice
          : undefined
        : /\s/.test(text)
          ? undefined
          : schemeMissing;
      if (factory === undefined) continue;
      const span = placeOf(resource, path, 'value');
      const related = span === undefined ? [] : [{ message: 'sent from here', span }];
      report(factory({ title: `Secret "${name}"`, key }, placeOf(secret, [content.field, key], 'value'), related));
    }
  }
};

interface Sent {
  readonly name: string;
  readonly key: string;
  /** Whether the scheme is added, or the value is the whole header. */
  readonly isToken: boolean;
  readonly path: DocumentPath;
}

function secretsOf(resource: AnyResource): Sent[] {
  switch (resource.kind) {
    case 'MCPExternalAuthConfig': {
      const { bearerToken, headerInjection } = resource.resource.spec;
      return [
        ...(bearerToken === undefined
          ? []
          : [{ ...bearerToken.tokenSecretRef, isToken: true, path: ['spec', 'bearerToken', 'tokenSecretRef'] }]),
        ...(headerInjection === undefined || !isAuthorization(headerInjection.headerName)
          ? []
          : [
              {
                ...headerInjection.valueSecretRef,
                isToken: false,
                path: ['spec', 'headerInjection', 'valueSecretRef'],
              },
            ]),
      ];
    }
    case 'MCPRemoteProxy':
    case 'MCPServerEntry':
      return (resource.resource.spec.headerForward?.addHeadersFromSecret ?? []).flatMap(
        ({ headerName, valueSecretRef }, index): Sent[] => {
          const path = ['spec', 'headerForward', 'addHeadersFromSecret', index, 'valueSecretRef'];
          return isAuthorization(headerName) ? [{ ...valueSecretRef, isToken: false, path }] : [];
        },
      );
    default:
      return [];
  }
}

function isAuthorization(header: string): boolean {
  return header.toLowerCase() === 'authorization';
}
