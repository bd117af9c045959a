import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { isNearMiss } from '../../../runtime/config/near-miss.ts';

export const nobodyPublishes = defineDiagnostic<{ source: string }>({
  code: 'registry/access-no-publisher',
  severity: 'warning',
  summary: 'A registry takes published entries, but no token gets a role that may publish.',
  message: ({ source }) => `no caller may publish to "${source}": no token is given manageEntries or superAdmin`,
  hint: () => 'add manageEntries to auth.authz.roles, with the claims of those who publish',
});

export const invisibleEntries = defineDiagnostic<{ source: string }>({
  code: 'registry/access-invisible-entries',
  severity: 'warning',
  summary:
    'A source without claims under auth.authz: what is fetched from it has no claims either, and only a superAdmin sees it.',
  message: ({ source }) => `only a superAdmin can see the entries of "${source}", because the source has no claims`,
  hint: () => 'add the claims that a token needs to see these entries',
});

export const claimsWithoutEffect = defineDiagnostic<{ isAnonymous: boolean }>({
  code: 'registry/access-claims-without-effect',
  severity: 'warning',
  summary: 'A registry has claims, but nothing checks them, so every caller sees every entry.',
  message: ({ isAnonymous }) =>
    `claims have no effect ${isAnonymous ? 'with mode anonymous' : 'without auth.authz'}: every caller sees everything`,
  hint: ({ isAnonymous }) =>
    isAnonymous ? 'use mode oauth with authz, or remove the claims' : 'add auth.authz with roles, or remove the claims',
});

export const misspeltClaim = defineDiagnostic<{ claim: string; value: string; near: string }>({
  code: 'registry/access-near-claim',
  severity: 'warning',
  summary: 'The value of a claim of a registry matches none of its sources, but resembles one.',
  message: ({ claim, value }) => `no source of this registry has the claim ${claim}: ${value}`,
  hint: ({ near }) => `did you mean "${near}"?`,
});

export const providerTwice = defineDiagnostic<{ name: string; other: string }>({
  code: 'registry/access-provider-twice',
  severity: 'warning',
  summary: 'Two providers of a registry with one issuer and one audience, which accept the same tokens.',
  message: ({ name, other }) =>
    `provider "${name}" accepts the same tokens as "${other}": issuer and audience are the same`,
  hint: () => 'remove one of the two',
});

/** Claims and roles of a registry do what they are written for (spec 1, operating modes and claim containment). */
export function checkRegistryClaims(part: Part, config: RegistryServerConfig, report: Report): void {
  const { auth } = config;
  checkProviders(part, config, report);
  const isAnonymous = auth?.mode === 'anonymous';
  if (isAnonymous || auth?.authz === undefined) {
    const path = firstClaims(config);
    if (path !== undefined) report(claimsWithoutEffect({ isAnonymous }, placeOf(part, path, 'key')));
    return;
  }
  checkValues(part, config, report);
  const { superAdmin = [], manageEntries = [] } = auth.authz.roles;
  for (const [index, { name: source, managed, kubernetes, claims = {} }] of (config.sources ?? []).entries()) {
    const place = () => placeOf(part, ['sources', index, 'name'], 'value');
    if (managed !== undefined) {
      if (superAdmin.length + manageEntries.length === 0) report(nobodyPublishes({ source }, place()));
    } else if (kubernetes === undefined && Object.keys(claims).length === 0) {
      // Published entries and resources carry claims of their own.
      report(invisibleEntries({ source }, place()));
    }
  }
}

/** The first place with claims: one finding covers all of them. */
function firstClaims({ sources = [], registries = [] }: RegistryServerConfig): DocumentPath | undefined {
  for (const [list, items] of [['sources', sources] as const, ['registries', registries] as const]) {
    const index = items.findIndex(({ claims = {} }) => Object.keys(claims).length > 0);
    if (index >= 0) return [list, index, 'claims'];
  }
  return undefined;
}

function checkProviders(part: Part, { auth }: RegistryServerConfig, report: Report): void {
  const seen = new Map<string, string>();
  for (const [index, { name, issuerUrl, audience }] of (auth?.oauth?.providers ?? []).entries()) {
    const identity = JSON.stringify([issuerUrl, audience]);
    const other = seen.get(identity);
    if (other === undefined) seen.set(identity, name);
    else report(providerTwice({ name, other }, placeOf(part, ['auth', 'oauth', 'providers', index, 'name'], 'value')));
  }
}

/** A token may have several values of a claim, so that only one that nothing else has, and that is nearly another, is a mistake. */
function checkValues(part: Part, { sources = [], registries = [], auth }: RegistryServerConfig, report: Report): void {
  for (const [index, registry] of registries.entries()) {
    const own = sources.filter(({ name }) => registry.sources.includes(name)).map(({ claims = {} }) => claims);
    const others = [
      ...sources.map(({ claims = {} }) => claims),
      ...registries.filter((other) => other !== registry).map(({ claims = {} }) => claims),
      ...Object.values(auth?.authz?.roles ?? {}).flat(),
    ];
    for (const [claim, value] of Object.entries(registry.claims ?? {})) {
      if (typeof value !== 'string' || others.some((claims) => valuesOf(claims, claim).includes(value))) continue;
      const near = own.flatMap((claims) => valuesOf(claims, claim)).find((other) => isNearMiss(value, other));
      if (near === undefined) continue;
      report(misspeltClaim({ claim, value, near }, placeOf(part, ['registries', index, 'claims', claim], 'value')));
    }
  }
}

function valuesOf(claims: Readonly<Record<string, unknown>>, claim: string): string[] {
  return [Object.hasOwn(claims, claim) ? claims[claim] : undefined]
    .flat()
    .filter((value): value is string => typeof value === 'string');
}
