import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Resource } from '../../program/resource.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const credentialsOverHttp = defineDiagnostic<{ host: string; what: string }>({
  code: 'remote/plain-http-credentials',
  severity: 'warning',
  summary: 'Credentials that are sent to a remote server over plain HTTP, where everybody in between can read them.',
  message: ({ host, what }) => `${what} is sent to ${host} over plain HTTP, where it can be read on the way`,
  hint: () => 'use https in remoteUrl',
});

export const bundleWithoutTls = defineDiagnostic<{ host: string }>({
  code: 'remote/plain-http-bundle',
  severity: 'warning',
  summary: 'Certificates for a remote server that is reached over plain HTTP, where there are none to check.',
  message: ({ host }) => `caBundleRef has no effect: ${host} is reached over plain HTTP`,
  hint: () => 'use https in remoteUrl, or remove caBundleRef',
});

/** What is secret stays so on its way (spec 2, MCPServerEntry: HTTP and HTTPS are accepted; spec 3, MCPRemoteProxy). */
export const remotePlainHttp: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (resource.kind !== 'MCPRemoteProxy' && resource.kind !== 'MCPServerEntry') continue;
    const { remoteUrl } = resource.resource.spec;
    if (!remoteUrl.startsWith('http:')) continue;
    const address = webAddress(remoteUrl);
    if (address === undefined) continue;
    const { host, reach } = address;
    if (resource.kind === 'MCPServerEntry' && resource.resource.spec.caBundleRef !== undefined) {
      report(bundleWithoutTls({ host }, placeOf(resource, ['spec', 'caBundleRef'], 'key')));
    }
    // Within a cluster plain HTTP is common, and what is private is not in between.
    if (reach !== 'other') continue;
    const sent = credentialOf(resource, program);
    if (sent !== undefined) {
      report(credentialsOverHttp({ host, what: sent.what }, placeOf(resource, sent.path, 'value')));
    }
  }
};

interface Sent {
  readonly what: string;
  readonly path: DocumentPath;
}

function credentialOf(
  resource: Resource<'MCPRemoteProxy'> | Resource<'MCPServerEntry'>,
  program: LinkedProgram,
): Sent | undefined {
  const { externalAuthConfigRef, headerForward } = resource.resource.spec;
  const header = headerForward?.addHeadersFromSecret?.[0];
  if (header !== undefined) {
    const path = ['spec', 'headerForward', 'addHeadersFromSecret', 0, 'headerName'];
    return { what: `header "${header.headerName}"`, path };
  }
  if (externalAuthConfigRef === undefined) return undefined;
  const { name } = externalAuthConfigRef;
  const type = program.find('MCPExternalAuthConfig', resource, name)?.resource.spec.type;
  // Without authentication there is nothing to read, and a signature is not secret.
  if (type === undefined || type === 'unauthenticated' || type === 'embeddedAuthServer' || type === 'awsSts')
    return undefined;
  return { what: `the credential of MCPExternalAuthConfig "${name}"`, path: ['spec', 'externalAuthConfigRef', 'name'] };
}
