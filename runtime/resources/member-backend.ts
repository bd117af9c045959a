import type { CABundleSourceWithDefaults } from '../../generated/defaults/ca-bundle-source.ts';
import type { StaticBackendConfig } from '../../generated/types/static-backend-config.ts';
import { endpointOf } from './backend-endpoint.ts';
import { forwardedHeaders, type ForwardedHeaders } from './forwarded-headers.ts';
import type { MemberResource } from './member-resource.ts';
import type { SecretVariable } from './referred-strategy.ts';

/** The backend that a member of a group is, and what its connections need. */
export interface MemberBackend {
  /** Without the path of certificates, which depends on who reads them. */
  readonly backend: StaticBackendConfig;
  /** Values of the headers that it names by variables. */
  readonly secrets: readonly SecretVariable[];
  /** Certificates that replace the CAs of the system. */
  readonly caBundle: CABundleSourceWithDefaults | undefined;
}

/** What a member becomes (spec 2, StaticBackendConfig): one meaning for the configuration that is compiled and for what is discovered. */
export function memberBackend(member: MemberResource): MemberBackend {
  const backend = { name: member.name, ...endpointOf(member) };
  if (member.kind !== 'MCPServerEntry') return { backend, secrets: [], caBundle: undefined };
  const { caBundleRef, headerForward } = member.resource.spec;
  const headers = headerForward === undefined ? undefined : forwardedHeaders(headerForward, member.name);
  return {
    backend: { ...backend, type: 'entry', ...(headers === undefined ? {} : forwarded(headers)) },
    secrets: headers?.secrets ?? [],
    caBundle: caBundleRef,
  };
}

function forwarded({ plaintext, fromEnv }: ForwardedHeaders): Pick<StaticBackendConfig, 'headerForward'> {
  const headerForward = {
    ...(Object.keys(plaintext).length === 0 ? {} : { addPlaintextHeaders: plaintext }),
    ...(Object.keys(fromEnv).length === 0 ? {} : { addHeadersFromEnv: fromEnv }),
  };
  return Object.keys(headerForward).length === 0 ? {} : { headerForward };
}
