import type { KindName } from '../../../generated/kinds.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const twoScopes = defineDiagnostic<{ scope: string }>({
  code: 'scopes/several-in-one',
  severity: 'warning',
  summary: 'Several scopes in one item of a list: a scope has no space, which separates scopes.',
  message: ({ scope }) => `"${scope}" is ${scope.trim().split(/\s+/).length} scopes in one item`,
  hint: ({ scope }) => `write [${scope.trim().split(/\s+/).join(', ')}]`,
});

const upstreams = (base: readonly string[]): (readonly string[])[] =>
  ['oidcConfig', 'oauth2Config'].map((config) => [...base, 'upstreamProviders', '*', config, 'scopes', '*']);

const scopes: { readonly [K in KindName]?: readonly (readonly string[])[] } = {
  MCPServer: inWorkload(['spec']),
  MCPRemoteProxy: inWorkload(['spec']),
  VirtualMCPServer: [
    ...inWorkload(['spec', 'incomingAuth']),
    ...upstreams(['spec', 'authServerConfig']),
    ['spec', 'config', 'outgoingAuth', 'default', 'tokenExchange', 'scopes', '*'],
    ['spec', 'config', 'outgoingAuth', 'backends', '*', 'tokenExchange', 'scopes', '*'],
  ],
  MCPExternalAuthConfig: [['spec', 'tokenExchange', 'scopes', '*'], ...upstreams(['spec', 'embeddedAuthServer'])],
};

function inWorkload(base: readonly string[]): (readonly string[])[] {
  return [
    [...base, 'oidcConfigRef', 'scopes', '*'],
    [...base, 'oidcConfig', 'inline', 'scopes', '*'],
  ];
}

/** Each item of a list of scopes is one scope (RFC 6749, section 3.3). */
export const scopesSeveralInOne: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const path of scopes[resource.kind] ?? []) {
      for (const { value: scope, path: at } of valuesAt(resource.authored, path)) {
        if (typeof scope === 'string' && /\S\s+\S/.test(scope))
          report(twoScopes({ scope }, placeOf(resource, at, 'value')));
      }
    }
  }
};
