/**
 * Where the credentials come from that a virtual server sends to a backend: an entry of its own in `outgoingAuth.backends`, what
 * the member of the group refers to itself, or the default. `nothing` where none of them says anything.
 */
export type CredentialSource = 'entry' | 'member' | 'default' | 'nothing';

/** What is known where credentials toward one backend are chosen. */
export interface CredentialQuestion {
  /** The name of the backend. */
  readonly name: string;
  /** What the virtual server says, in its resource or its configuration. */
  readonly said:
    | {
        readonly default?: { readonly type: string };
        readonly backends?: Readonly<Record<string, { readonly type: string }>>;
      }
    | undefined;
  readonly source: 'inline' | 'discovered';
  /** Whether it is an MCPServerEntry, which has no proxy. */
  readonly isEntry: boolean;
  /** Whether the member refers to an MCPExternalAuthConfig that says how to sign in there. */
  readonly hasReference: boolean;
}

/**
 * The one order of precedence (spec 2, outgoingAuth): an entry for the backend, what the member refers to, the default. An entry of type
 * `discovered` means the reference of the member, and no credentials where the member has none: the default never replaces it. Where no
 * credentials are configured at all (source `inline`, no default, no entry), a server or remote proxy is sent none: its own proxy uses its
 * reference. An entry has no proxy.
 */
export function credentialSourceOf({
  name,
  said,
  source,
  isEntry,
  hasReference,
}: CredentialQuestion): CredentialSource {
  const entry = said?.backends !== undefined && Object.hasOwn(said.backends, name) ? said.backends[name] : undefined;
  if (entry !== undefined && entry.type !== 'discovered') return 'entry';
  const isAsked = entry !== undefined || said?.default !== undefined || source === 'discovered';
  if ((isAsked || isEntry) && hasReference) return 'member';
  const hasDefault = said?.default !== undefined && said.default.type !== 'discovered';
  return entry === undefined && hasDefault ? 'default' : 'nothing';
}
