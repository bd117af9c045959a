import { describe, expect, test } from 'vitest';
import { describeMember } from '../../../runtime/aggregator/discovery/describe-member.ts';
import {
  memberOf,
  rawResource,
  strategyOf,
  type RawResource,
} from '../../../runtime/aggregator/discovery/group-resources.ts';
import type { MemberKind } from '../../../runtime/resources/member-resource.ts';
import { memberKinds } from '../../../runtime/resources/discovered-kinds.ts';
import { credentialSourceOf } from '../../../runtime/resources/credential-source.ts';
import { emittedProgram } from '../../support/emitted-program.ts';
import { at, isMap, listAt, textAt, type JsonMap } from '../../support/plain-walk.ts';

const apiVersion = 'mcp.svc.internal/v1alpha1';
const object = (kind: string, name: string, spec: object): JsonMap => ({
  apiVersion,
  kind,
  metadata: { name, namespace: 'team' },
  spec,
});
const secret = (key: string): object => ({ name: 'keys', key });
const group = { groupRef: 'support' };
const remote = { ...group, remoteUrl: 'https://docs.example.com/mcp?v=1', transport: 'sse' };

const members = [
  object('MCPServer', 'files', { ...group, image: 'example.com/files:1' }),
  object('MCPServer', 'a-very-long-name-of-a-server-that-does-not-fit-into-a-service', {
    ...group,
    image: 'example.com/files:1',
    proxyMode: 'sse',
    proxyPort: 9090,
    externalAuthConfigRef: { name: 'header' },
  }),
  object('MCPServer', 'web', { ...group, image: 'example.com/web:1', transport: 'streamable-http', mcpPort: 80 }),
  object('MCPRemoteProxy', 'far', { ...group, remoteUrl: 'https://far.example.com/mcp', transport: 'sse' }),
  object('MCPServerEntry', 'exchanged', { ...remote, externalAuthConfigRef: { name: 'exchange' } }),
  object('MCPServerEntry', 'plain', remote),
  object('MCPServerEntry', 'bearer', { ...remote, externalAuthConfigRef: { name: 'bearer' } }),
  object('MCPServerEntry', 'overruled', { ...remote, externalAuthConfigRef: { name: 'bearer' } }),
  object('MCPServerEntry', 'asked', remote),
  object('MCPServerEntry', 'full', {
    ...remote,
    headerForward: {
      addPlaintextHeaders: { 'x-team': 'support' },
      addHeadersFromSecret: [{ headerName: 'x-key', valueSecretRef: secret('docs') }],
    },
    caBundleRef: { configMapRef: { name: 'authorities' } },
    externalAuthConfigRef: { name: 'nothing' },
  }),
];

const credentials = [
  object('MCPExternalAuthConfig', 'header', {
    type: 'headerInjection',
    headerInjection: { headerName: 'x-api', valueSecretRef: secret('api') },
  }),
  object('MCPExternalAuthConfig', 'bearer', { type: 'bearerToken', bearerToken: { tokenSecretRef: secret('token') } }),
  object('MCPExternalAuthConfig', 'nothing', { type: 'unauthenticated' }),
  object('MCPExternalAuthConfig', 'exchange', {
    type: 'tokenExchange',
    tokenExchange: {
      tokenUrl: 'https://login.example.com/token',
      audience: 'far',
      clientId: 'desk',
      clientSecretRef: secret('client'),
      subjectTokenType: 'id_token',
    },
  }),
];

const outgoing = {
  default: { type: 'externalAuthConfigRef', externalAuthConfigRef: { name: 'header' } },
  backends: {
    overruled: { type: 'externalAuthConfigRef', externalAuthConfigRef: { name: 'nothing' } },
    asked: { type: 'discovered' },
  },
};

/** The document of the virtual server, with its backends written down or discovered. */
async function compiled(source: 'inline' | 'discovered'): Promise<JsonMap> {
  const incoming = { type: 'oidc', oidcConfigRef: { name: 'company', audience: 'desk' } };
  const inline = { issuer: 'https://login.example.com' };
  const all = [
    object('VirtualMCPServer', 'desk', {
      incomingAuth: incoming,
      outgoingAuth: { source, ...outgoing },
      config: { groupRef: 'support' },
    }),
    object('MCPOIDCConfig', 'company', { type: 'inline', inline }),
    object('MCPGroup', 'support', {}),
    ...members,
    ...credentials,
  ];
  const { files } = await emittedProgram(all.map((each) => JSON.stringify(each)).join('\n---\n'), 'vmcp-desk');
  const [document] = Object.values(files);
  if (document === undefined) throw new Error('there is no document');
  return document;
}

function raw(of: JsonMap): RawResource {
  const found = rawResource(of);
  if (found === undefined) throw new Error('it is no resource');
  return found;
}

function kindOf(of: JsonMap): MemberKind {
  const kind = memberKinds.find((each) => each === of['kind']);
  if (kind === undefined) throw new Error('it is no member');
  return kind;
}

describe('a member that is discovered', () => {
  test('is the backend that the compiler writes down, with the same credentials', async () => {
    const written = await compiled('inline');
    const { outgoingAuth } = Object(await compiled('discovered'));
    const strategies = new Map(
      await Promise.all(credentials.map(async (each) => [raw(each).name, await strategyOf(raw(each))] as const)),
    );
    const values = { reading: () => ({ ok: false, reason: 'it is not read' }) as const };
    for (const each of members) {
      const member = await memberOf(kindOf(each), raw(each), 'team');
      if ('problem' in member) throw new Error(member.problem);
      const found = describeMember(member, strategies, { outgoingAuth }, values);
      if ('problem' in found) throw new Error(found.problem);
      const { backend, strategy, caBundle } = found.described;
      const same = listAt(written, 'backends').find((one) => textAt(one, 'name') === member.name);
      const { caBundlePath, ...without } = Object(same);
      expect(backend).toEqual(without);
      expect(caBundle !== undefined).toBe(caBundlePath !== undefined);
      const own = at(written, 'outgoingAuth', 'backends', member.name);
      const expected = own ?? at(written, 'outgoingAuth', 'default');
      expect([member.name, strategy ?? { type: 'unauthenticated' }]).toEqual([member.name, expected]);
    }
    const kinds = new Set(members.map((each) => String(each['kind'])));
    expect(kinds.size).toBe(3);
    expect(isMap(at(written, 'outgoingAuth', 'backends'))).toBe(true);
  });

  test('is left out with the words of the validator where it is not valid', async () => {
    const wrong = object('MCPServerEntry', 'wrong', { ...remote, remoteUrl: 'docs.example.com' });
    expect(await memberOf('MCPServerEntry', raw(wrong), 'team')).toEqual({
      kind: 'MCPServerEntry',
      name: 'wrong',
      problem: expect.stringContaining('docs.example.com'),
    });
  });

  test('that refers to credentials that are not there is left out, whatever the default is', async () => {
    const entry = members.find((each) => textAt(each, 'metadata', 'name') === 'bearer');
    const member = await memberOf('MCPServerEntry', raw(entry ?? {}), 'team');
    if ('problem' in member) throw new Error(member.problem);
    const values = { reading: () => ({ ok: false, reason: 'it is not read' }) as const };
    const common = { type: 'unauthenticated' } as const;
    expect(
      describeMember(member, new Map(), { outgoingAuth: { source: 'discovered', default: common } }, values),
    ).toMatchObject({ problem: 'it refers to MCPExternalAuthConfig "bearer", which is not in its namespace' });
  });
});

test('a type of discovered never lets the default take its place', () => {
  const said = { default: { type: 'header_injection' }, backends: { a: { type: 'discovered' } } };
  const asked = { said, source: 'discovered', isEntry: true, hasReference: false } as const;
  expect(credentialSourceOf({ ...asked, name: 'a' })).toBe('nothing');
  expect(credentialSourceOf({ ...asked, name: 'b' })).toBe('default');
});
