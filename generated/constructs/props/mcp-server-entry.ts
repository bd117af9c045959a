// Generated from schemas/kinds/mcp-server-entry.json by npm run generate. Do not edit.

import type { MCPGroup } from '../mcp-group.ts';
import type { CABundleSourceProps } from './ca-bundle-source.ts';
import type { ExternalAuthConfigRefProps } from './external-auth-config-ref.ts';
import type { HeaderForwardConfigProps } from './header-forward-config.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** The remote server. */
export interface MCPServerEntrySpecProps {
  /** Address of the remote server. */
  readonly remoteUrl: WebAddress;
  /** How the remote server speaks. */
  readonly transport: 'sse' | 'streamable-http';
  /** Name of the MCPGroup it belongs to. */
  readonly groupRef: string | MCPGroup;
  /** Authentication toward the remote server. */
  readonly externalAuthConfigRef?: ExternalAuthConfigRefProps;
  /** Headers added to requests. */
  readonly headerForward?: HeaderForwardConfigProps;
  /** Certificates of the remote server's TLS. */
  readonly caBundleRef?: CABundleSourceProps;
}
