/** What a protected resource says about itself (RFC 9728, section 2). */
export interface ProtectedResourceDocument {
  readonly resource: string;
  readonly authorization_servers: readonly string[];
  readonly bearer_methods_supported: readonly ['header'];
  readonly scopes_supported?: readonly string[];
}

export interface ProtectedResource {
  /** Paths, percent-decoded, at which the document is served beside `/.well-known/oauth-protected-resource`. */
  readonly extraPaths: readonly string[];
  /** Its whole address, for the challenge of a 401. */
  readonly metadataUrl: string;
  readonly document: ProtectedResourceDocument;
}

const wellKnown = '/.well-known/oauth-protected-resource';

/**
 * The metadata of a resource: `resourceUrl` as clients name it, the issuers whose tokens it accepts (each once), and the scopes
 * to ask for, if any. Its path is inserted between the host and the path of the resource (RFC 9728, section 3.1).
 */
export function protectedResource(
  resourceUrl: string,
  issuers: readonly string[],
  scopes: readonly string[] = [],
): ProtectedResource {
  const { origin, pathname } = new URL(resourceUrl);
  const path = `${wellKnown}${pathname === '/' ? '' : pathname}`;
  return {
    extraPaths: pathname === '/' ? [] : [decodeURI(path)],
    metadataUrl: `${origin}${path}`,
    document: {
      resource: resourceUrl,
      authorization_servers: [...new Set(issuers)],
      bearer_methods_supported: ['header'],
      ...(scopes.length === 0 ? {} : { scopes_supported: scopes }),
    },
  };
}
