import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../../facts/facts-of.ts';
import {
  oidcProvidersOf,
  oidcUrlFields,
  type OidcProvider,
  type OidcUrlField,
} from '../../facts/sign-in/oidc-providers.ts';
import { webAddress, type WebAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const plainHttp = defineDiagnostic<{ field: string; flag: string | undefined }>({
  code: 'oidc/address-plain-http',
  severity: 'error',
  summary:
    'An address of an identity provider over plain HTTP, which is refused: anyone on the network path could forge tokens.',
  message: ({ field }) => `${field} is reached over plain HTTP, which is refused`,
  hint: ({ flag }) =>
    flag === undefined
      ? 'use https: this type of provider knows no exception'
      : `use https, or set ${flag} for development`,
});

export const ownPod = defineDiagnostic<{ field: string; host: string }>({
  code: 'oidc/address-own-pod',
  severity: 'error',
  summary: 'An address of an identity provider that leads to the pod of the workload itself.',
  message: ({ field, host }) => `${field} is at ${host}, which is the pod of the workload itself`,
  hint: ({ field }) =>
    field === 'issuer'
      ? 'where only browsers reach the issuer under this name, set jwksUrl to the address that pods reach it by'
      : 'use the address that pods reach it by, such as the name of its Service',
});

export const privateAddress = defineDiagnostic<{ field: string; host: string; flag: string }>({
  code: 'oidc/address-private',
  severity: 'error',
  summary: 'An identity provider at a private address, which is not asked unless that is allowed.',
  message: ({ field, host }) =>
    `${field} resolves to the private address ${host}; requests to private addresses are blocked`,
  hint: ({ flag }) => `set ${flag} to true`,
});

export const clusterAddress = defineDiagnostic<{ field: string; host: string; flag: string }>({
  code: 'oidc/address-in-cluster',
  severity: 'warning',
  summary:
    'An identity provider behind a Service of the cluster, whose address is private as a rule and not asked unless that is allowed.',
  message: ({ field, host }) => `${field} is at the Service ${host}, and private addresses are not asked`,
  hint: ({ flag }) => `set ${flag} to true`,
});

export const bundleWithoutTls = defineDiagnostic<{ field: string }>({
  code: 'oidc/address-bundle-without-tls',
  severity: 'warning',
  summary: 'Certificates for an identity provider that is reached over plain HTTP, where there are none to check.',
  message: ({ field }) => `caBundleRef has no effect: ${field} is reached over plain HTTP`,
  hint: () => 'use https, or remove caBundleRef',
});

/** An identity provider has to be somewhere where the workload may ask it (spec 3, InlineOIDCSharedConfig). */
export const oidcAddress: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const provider of oidcProvidersOf(resource)) check(provider, program, report);
  }
};

/** The same of the provider in a configuration document, whose program may run beside it on one machine. */
export function checkProviderAddresses(provider: OidcProvider, report: Report): void {
  for (const { field, address } of addressesIn(provider)) {
    const isAsked = field !== 'issuer' || (provider.urls.jwksUrl ?? '') === '';
    const finding = address.reach === 'own' ? undefined : problemOf(provider, field, address, isAsked);
    if (finding !== undefined) report(finding(placeOf(provider.declaredIn, [...provider.path, field], 'value')));
  }
}

function check(provider: OidcProvider, program: LinkedProgram, report: Report): void {
  const { urls, declaredIn, path } = provider;
  const read = addressesIn(provider);
  let isReported = false;
  for (const { field, url, address } of read) {
    // With the keys at an address of their own, nobody asks the issuer (spec 2, jwksUrl).
    const isAsked = field !== 'issuer' || (urls.jwksUrl ?? '') === '';
    const finding = problemOf(provider, field, address, isAsked);
    if (finding === undefined || isIssuedHere(url, program)) continue;
    isReported = true;
    report(finding(placeOf(declaredIn, [...path, field], 'value')));
  }
  const isPlain = read.length > 0 && read.every(({ address }) => address.isPlain);
  if (provider.hasBundle && isPlain && !isReported) {
    report(
      bundleWithoutTls({ field: read[0]?.field ?? 'issuer' }, placeOf(declaredIn, [...path, 'caBundleRef'], 'key')),
    );
  }
}

function addressesIn({ urls }: OidcProvider): { field: OidcUrlField; url: string; address: WebAddress }[] {
  return oidcUrlFields.flatMap((field) => {
    const url = urls[field] ?? '';
    const address = url === '' ? undefined : webAddress(url);
    return address === undefined ? [] : [{ field, url, address }];
  });
}

type Finding = (place: Parameters<typeof plainHttp>[1]) => ReturnType<typeof plainHttp>;

function problemOf(
  provider: OidcProvider,
  field: string,
  { host, reach, isPlain }: WebAddress,
  isAsked: boolean,
): Finding | undefined {
  const { flags } = provider;
  if (isAsked && reach === 'own') return (place) => ownPod({ field, host }, place);
  if (isPlain && reach !== 'own' && !provider.allowsHttp) {
    return (place) => plainHttp({ field, flag: flags.http }, place);
  }
  if (!isAsked || provider.allowsPrivate) return undefined;
  const flag = flags.private;
  if (reach === 'private') return (place) => privateAddress({ field, host, flag }, place);
  return reach === 'cluster' ? (place) => clusterAddress({ field, host, flag }, place) : undefined;
}

/** Whether an address is that of an authorization server of the input: its workload needs no other. */
function isIssuedHere(url: string, program: LinkedProgram): boolean {
  const issuers = issuersOf(program);
  if (issuers.size === 0 || issuers.has(url)) return issuers.has(url);
  for (let slash = url.indexOf('/'); slash !== -1; slash = url.indexOf('/', slash + 1)) {
    if (issuers.has(url.slice(0, slash))) return true;
  }
  return false;
}

/** The issuers of the authorization servers that workloads of a program embed. */
const issuersOf = computedOnce(
  (program: LinkedProgram): ReadonlySet<string> =>
    new Set(
      program.resources.flatMap((resource) =>
        embeddedAuthServersOf(resource, program).flatMap(({ config }) => config.issuer),
      ),
    ),
);
