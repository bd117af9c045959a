import fc from 'fast-check';

/** The types of MCPExternalAuthConfig (spec 3); each program of these tests has one resource of each, named by its type. */
export const externalAuthTypes = [
  'tokenExchange',
  'headerInjection',
  'bearerToken',
  'awsSts',
  'upstreamInject',
  'unauthenticated',
  'embeddedAuthServer',
] as const;
export type ExternalAuthName = (typeof externalAuthTypes)[number];

/** The type that sends nothing, and that which is about clients. */
const open = 'unauthenticated';
const aboutClients = 'embeddedAuthServer';

/** A name that no resource of the programs has. */
const missing = 'missing';
export type Reference = ExternalAuthName | typeof missing;

/** What `outgoingAuth` says: to discover, or a reference and the spelling of its type. */
export type Said =
  | { readonly type: 'discovered' }
  | { readonly type: 'externalAuthConfigRef' | 'external_auth_config_ref'; readonly to: Reference };

export const memberKinds = ['MCPServer', 'MCPRemoteProxy', 'MCPServerEntry'] as const;

/** A backend of the group. */
export interface Member {
  readonly name: string;
  readonly kind: (typeof memberKinds)[number];
  readonly refersTo: Reference | undefined;
  /** Whether its proxy asks clients for tokens of an embedded authorization server; an entry has no proxy. */
  readonly signsIn: boolean;
}

/** A program around one virtual server, as short as the choices in it. */
export interface CredentialProgram {
  /** Undefined where `outgoingAuth` leaves the source out. */
  readonly source: 'inline' | 'discovered' | undefined;
  readonly default: Said | undefined;
  readonly entries: Readonly<Record<string, Said>>;
  readonly members: readonly Member[];
}

const names = ['a', 'b', 'c'] as const;
/** The name of a backend that no member has. */
const stranger = 'stranger';

/** Mostly what every backend may be sent, and now and then what is a mistake. */
const reference: fc.Arbitrary<Reference> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...externalAuthTypes.filter((type) => type !== aboutClients)) },
  { weight: 2, arbitrary: fc.constant(aboutClients) },
  { weight: 1, arbitrary: fc.constant(missing) },
);
const said: fc.Arbitrary<Said> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ type: 'discovered' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('externalAuthConfigRef' as const, 'external_auth_config_ref' as const),
      to: reference,
    }),
  },
);
/** What starts from who calls: a proxy whose clients do not sign in has nothing to start from. */
const fromCallers: ReadonlySet<Reference> = new Set(['tokenExchange', 'awsSts', 'upstreamInject']);
const member = (name: string): fc.Arbitrary<Member> =>
  fc
    .record({
      kind: fc.constantFrom(...memberKinds),
      refersTo: fc.option(reference, { nil: undefined }),
      asks: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ kind, refersTo, asks }) => ({
      name,
      kind,
      refersTo,
      signsIn: kind !== 'MCPServerEntry' && (asks === 0 || (refersTo !== undefined && fromCallers.has(refersTo))),
    }));

/** Programs with one virtual server over up to three members, each with and without credentials of its own. */
export const credentialProgram: fc.Arbitrary<CredentialProgram> = fc.record({
  source: fc.constantFrom('inline' as const, 'inline' as const, 'discovered' as const, undefined),
  default: fc.option(said, { nil: undefined }),
  entries: fc
    .uniqueArray(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...names) }, fc.constant(stranger)), {
      maxLength: 3,
    })
    .chain((keys) => fc.tuple(...keys.map((key) => said.map((what) => [key, what] as const))))
    .map((entries) => Object.fromEntries(entries)),
  members: fc.tuple(...names.map(member)),
});

/** What reaches a backend: the resource whose credentials are sent, or nothing. Unknown where that resource is missing. */
export type Sent = ExternalAuthName | 'nothing' | 'unknown';

/**
 * What specification 2 (outgoingAuth) and docs/decisions say that each backend is sent, written down without a look at the compiler: an
 * entry, else what the member refers to, else the default. Only for programs without mistakes.
 */
export function expectedFor(
  { name, kind, refersTo }: Member,
  { source, default: common, entries }: CredentialProgram,
): Sent {
  const entry = entries[name];
  if (entry?.type === 'externalAuthConfigRef' || entry?.type === 'external_auth_config_ref') return sentBy(entry.to);
  const own = refersTo === aboutClients ? undefined : refersTo;
  if (entry !== undefined) return sentBy(own);
  const asks = source !== 'inline' || common !== undefined || kind === 'MCPServerEntry';
  if (asks && own !== undefined) return sentBy(own);
  return common === undefined || common.type === 'discovered' ? 'nothing' : sentBy(common.to);
}

function sentBy(to: Reference | undefined): Sent {
  if (to === missing) return 'unknown';
  return to === undefined || to === open || to === aboutClients ? 'nothing' : to;
}

/** Codes of the errors that a program has to have; empty where it compiles. */
export function expectedErrors(program: CredentialProgram): ReadonlySet<string> {
  const { source, default: common, entries, members } = program;
  const errors = new Set<string>();
  const outgoing = [common, ...Object.values(entries)].flatMap((each) =>
    each !== undefined && 'to' in each ? [each.to] : [],
  );
  const forEntries = members.flatMap(({ kind, refersTo }) => (kind === 'MCPServerEntry' ? [refersTo] : []));
  if ([...outgoing, ...members.map(({ refersTo }) => refersTo)].includes(missing)) errors.add('link/missing-target');
  if ([...outgoing, ...forEntries].includes(aboutClients)) errors.add('external-auth/without-effect');
  if (members.some(({ refersTo, signsIn }) => signsIn && refersTo === aboutClients)) errors.add('auth-server/conflict');
  if (source === 'inline' && Object.keys(entries).some((name) => members.every((each) => each.name !== name)))
    errors.add('virtual-server/backend-unknown');
  const isLeftOut = members.some(
    (each) =>
      (each.signsIn || (each.kind !== 'MCPServerEntry' && each.refersTo === aboutClients)) &&
      expectedFor(each, program) === 'nothing',
  );
  if (source === 'inline' && isLeftOut) errors.add('virtual-server/token-not-sent');
  return errors;
}

const version = 'mcp.svc.internal/v1alpha1';
const provider = 'corporate';
const issuer = 'https://login.example.com';
const upstreamProviders = [
  {
    name: provider,
    type: 'oidc',
    oidcConfig: {
      issuerUrl: issuer,
      clientId: 'desk',
      clientSecretRef: { name: 'sign-in', key: 'secret' },
      redirectUri: 'https://desk.example.com/oauth/callback',
    },
  },
];
const authServer = (host: string) => ({
  issuer: `https://${host}.example.com`,
  signingKeySecretRefs: [{ name: 'sign-in', key: 'signing.pem' }],
  hmacSecretRefs: [{ name: 'sign-in', key: 'hmac' }],
  upstreamProviders,
});

/** The spec of each type; what it sends differs from all others, and its Secret has its name. */
const externalAuths: Readonly<Record<ExternalAuthName, object>> = {
  tokenExchange: {
    tokenUrl: `${issuer}/token`,
    audience: 'exchanged',
    clientId: 'desk',
    clientSecretRef: { name: 'tokenexchange', key: 'secret' },
  },
  headerInjection: { headerName: 'X-Key', valueSecretRef: { name: 'headerinjection', key: 'key' } },
  bearerToken: { tokenSecretRef: { name: 'bearertoken', key: 'token' } },
  awsSts: { region: 'eu-west-1', fallbackRoleArn: 'arn:aws:iam::123456789012:role/tools' },
  upstreamInject: { providerName: provider },
  unauthenticated: {},
  embeddedAuthServer: authServer('proxies'),
};

/** The Secrets behind what is sent, where there is one. */
export const secretsOf: Readonly<Record<Sent, string | undefined>> = {
  tokenExchange: 'tokenexchange',
  headerInjection: 'headerinjection',
  bearerToken: 'bearertoken',
  awsSts: undefined,
  upstreamInject: undefined,
  unauthenticated: undefined,
  embeddedAuthServer: undefined,
  nothing: undefined,
  unknown: undefined,
};

/**
 * The documents of a program, all in one namespace. `outgoingAuth` is set in the resource, or spelled out in its
 * configuration model, which knows no resources.
 */
export function documentsOf(program: CredentialProgram, saidIn: 'resource' | 'model' = 'resource'): readonly object[] {
  const { source, default: common, entries, members } = program;
  const of = (kind: string, name: string, spec: object): object => ({
    apiVersion: version,
    kind,
    metadata: { name: name.toLowerCase(), namespace: 'mcp' },
    spec,
  });
  const written = saidIn === 'resource' ? writtenAuth : spelledOut;
  const outgoingAuth = {
    ...(source === undefined ? {} : { source }),
    ...(common === undefined ? {} : { default: written(common) }),
    ...(Object.keys(entries).length === 0
      ? {}
      : { backends: Object.fromEntries(Object.entries(entries).map(([name, what]) => [name, written(what)])) }),
  };
  return [
    of('VirtualMCPServer', 'desk', {
      incomingAuth: {
        type: 'oidc',
        oidcConfigRef: { name: 'own', audience: 'http://vmcp-desk.mcp.svc.cluster.local:4483' },
      },
      authServerConfig: authServer('desk'),
      ...(saidIn === 'resource' ? { outgoingAuth } : {}),
      config: { groupRef: 'all', ...(saidIn === 'model' ? { outgoingAuth } : {}) },
    }),
    of('MCPOIDCConfig', 'own', { type: 'inline', inline: { issuer: 'https://desk.example.com' } }),
    of('MCPGroup', 'all', {}),
    ...externalAuthTypes.map((type) =>
      of('MCPExternalAuthConfig', type, { type, ...(type === open ? {} : { [type]: externalAuths[type] }) }),
    ),
    ...members.map(({ name, kind, refersTo, signsIn }) =>
      of(kind, name, {
        groupRef: 'all',
        ...(kind === 'MCPServer'
          ? { image: 'registry.example.com/tools:1.2.0', transport: 'streamable-http' }
          : { remoteUrl: `https://${name}.example.com/mcp`, transport: 'streamable-http' }),
        ...(signsIn ? { authServerRef: { name: aboutClients.toLowerCase() } } : {}),
        ...(refersTo === undefined ? {} : { externalAuthConfigRef: { name: refersTo.toLowerCase() } }),
      }),
    ),
  ];
}

function writtenAuth(what: Said): object {
  return what.type === 'discovered'
    ? what
    : { type: what.type, externalAuthConfigRef: { name: what.to.toLowerCase() } };
}

/** The strategy of the configuration model (spec 2, BackendAuthStrategy) that sends the same; a type that the model does not have sends a header. */
function spelledOut(what: Said): object {
  if (what.type === 'discovered') return { type: 'discovered' };
  switch (what.to) {
    case 'tokenExchange':
      return {
        type: 'token_exchange',
        tokenExchange: {
          tokenUrl: `${issuer}/token`,
          audience: 'exchanged',
          clientId: 'desk',
          clientSecretEnv: 'SECRET',
        },
      };
    case 'bearerToken':
      return { type: 'header_injection', headerInjection: { headerName: 'Authorization', bearerTokenEnv: 'TOKEN' } };
    case 'awsSts':
      return { type: 'aws_sts', awsSts: { ...externalAuths.awsSts, service: 'tools' } };
    case 'upstreamInject':
      return { type: 'upstream_inject', upstreamInject: externalAuths.upstreamInject };
    case 'unauthenticated':
      return { type: 'unauthenticated' };
    case 'headerInjection':
    case 'embeddedAuthServer':
    case 'missing':
      return { type: 'header_injection', headerInjection: { headerName: 'X-Key', headerValueEnv: 'KEY' } };
  }
}

/** A program in which everything that `outgoingAuth` refers to can be spelled out. */
export function spellable(program: CredentialProgram): CredentialProgram {
  const known = (what: Said): Said =>
    what.type === 'discovered' || (what.to !== aboutClients && what.to !== missing)
      ? what
      : { ...what, to: 'headerInjection' };
  return {
    ...program,
    default: program.default && known(program.default),
    entries: Object.fromEntries(Object.entries(program.entries).map(([name, what]) => [name, known(what)])),
  };
}
