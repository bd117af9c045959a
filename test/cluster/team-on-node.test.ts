import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileWhole } from '../support/compiled-programs.ts';
import { openSession, postModern, send, type RawAnswer } from '../support/mcp/raw-client.ts';
import { at, isMap, listAt, textAt, type JsonMap } from '../support/plain-walk.ts';
import { hasRedis } from '../support/redis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { listText } from './isolated-objects.ts';
import { startNode, type ClusterNode } from './node.ts';
import { ownImage } from './own-image.ts';
import { nodeParts } from './parts.ts';
import { untilAvailable, untilServed } from './running-example.ts';
import { bySearch, foundTools, textOf } from './team-calls.ts';
import { board, collectorToken, startTeamSurroundings, type TeamSurroundings } from './team-surroundings.ts';

const parts = nodeParts();
const withRedis = hasRedis();
const namespace = 'team';
const soon = { timeout: 90_000, interval: 300 };

/** The model server is another project's program. */
const leftOut: ReadonlySet<string> = new Set(['mcp-embedding-sentences']);

describe.skipIf(parts === undefined || !withRedis)('examples/team on a real node', () => {
  let cluster: ControlPlane;
  let node: ClusterNode;
  let team: TeamSurroundings;
  const must = async (args: readonly string[], input?: string): Promise<string> => {
    const { code, stdout, stderr } = await cluster.kubectl([...args, '-n', namespace], input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stdout.slice(-2000)}${stderr}`);
    return stdout;
  };
  /** Pods of a component that are not on their way out. */
  const pods = async (instance: string, component: string): Promise<JsonMap[]> => {
    const selector = `app.kubernetes.io/instance=${instance},app.kubernetes.io/component=${component}`;
    const list: unknown = JSON.parse(await must(['get', 'pods', '-l', selector, '-o', 'json']));
    return listAt(list, 'items').filter((pod) => at(pod, 'metadata', 'deletionTimestamp') === undefined);
  };
  const podEndpoints = async (instance: string): Promise<URL[]> =>
    (await pods(instance, 'proxy')).map((pod) => new URL(`http://${textAt(pod, 'status', 'podIP')}:8080/mcp`));
  const endpoint = async (service: string, port = 8080): Promise<URL> =>
    new URL(`http://${await must(['get', 'service', service, '-o', 'jsonpath={.spec.clusterIP}'])}:${port}/mcp`);
  const bearer = async (
    sub: string,
    groups: readonly string[],
    aud = 'mcp-tracker',
  ): Promise<Record<string, string>> => ({
    authorization: `Bearer ${await team.provider.sign({ sub, groups, aud, scope: 'openid issues' })}`,
  });
  const engineer = (sub: string): Promise<Record<string, string>> => bearer(sub, ['engineering']);
  const call = async (name: string, args: object, headers: Record<string, string>): Promise<RawAnswer> =>
    postModern(await endpoint('mcp-tracker-proxy'), 'tools/call', { name, arguments: args }, { headers });
  const logLines = async (instance: string): Promise<JsonMap[]> => {
    const selector = `app.kubernetes.io/instance=${instance},app.kubernetes.io/component=proxy`;
    const text = await must(['logs', '-l', selector, '--tail=-1']);
    return text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): unknown => JSON.parse(line))
      .filter(isMap);
  };

  beforeAll(async () => {
    if (parts === undefined) return;
    const image = 'registry.svc.internal/svc:test';
    const archive = await ownImage(image, temporaryFolder('svc-image-'));
    cluster = await startControlPlane(parts.bin, { controllers: true });
    node = await startNode(cluster, parts);
    node.importImage(archive);
    const reference = 'registry.example.com/mcp/tracker:2.0.1';
    node.addImage({ reference, program: parts.mcpServer, entrypoint: ['/program', 'tracker'] });
    team = await startTeamSurroundings(namespace);
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
    const around = [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } }, ...team.objects];
    await must(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items: around }));
    const text = `${team.example}---${board}`;
    const { objects } = await compileWhole([{ path: 'team.yaml', text }], namespace);
    const run = objects.filter((object) => !leftOut.has(textAt(object, 'metadata', 'name')));
    await must(['apply', '--server-side', '--validate=strict', '-f', '-'], listText(run));
    await untilAvailable(cluster.kubectl, namespace, ['mcp-docs-remote-proxy']);
    for (const service of ['mcp-tracker-proxy', 'mcp-board-proxy']) await untilServed((await endpoint(service)).origin);
  }, 900_000);
  afterAll(async () => {
    await node?.stop();
    await team?.close();
    await cluster?.stop();
  }, 120_000);

  test('has a gateway whose tools are found and called with tokens that are exchanged for their caller', async () => {
    const headers = await bearer('ada', ['engineering'], 'mcp-engineering');
    const place = await endpoint('vmcp-engineering', 4483);
    const listed = await (await postModern(place, 'tools/list', {}, { headers })).message();
    expect(listAt(listed, 'result', 'tools').map((tool) => textAt(tool, 'name'))).toEqual(['call_tool', 'find_tool']);
    // The tracker hides its third tool; the model server is not there, so that keywords alone count.
    expect(await foundTools(place, headers)).not.toContain('tracker_export');
    const called = await bySearch(place, headers, 'tracker_find_issues', { query: 'rain' });
    expect(listAt(called, 'result', 'content')[0]?.['text']).toBe('found rain');
    expect(team.gateway.exchanges).toEqual(expect.arrayContaining(['ada mcp-tracker', 'gateway mcp-tracker']));
  });

  test('runs the workflows of the gateway, which ask at one replica and go on at the other', async () => {
    const headers = await bearer('ada', ['engineering'], 'mcp-engineering');
    const [one, other] = (await pods('engineering', 'gateway')).map(
      (pod) => new URL(`http://${textAt(pod, 'status', 'podIP')}:4483/mcp`),
    );
    if (one === undefined || other === undefined) throw new Error('there are no two replicas');
    for (const place of [one, other]) await foundTools(place, headers);
    const asked = await bySearch(one, headers, 'triage', { title: 'rain' });
    expect(at(asked, 'result', 'resultType')).toBe('input_required');
    const goOn = {
      requestState: at(asked, 'result', 'requestState'),
      inputResponses: { confirm: { action: 'accept', content: { open: true } } },
    };
    const created = await bySearch(other, headers, 'triage', { title: 'rain' }, goOn);
    expect(at(created, 'result', 'structuredContent')).toEqual({ key: expect.stringMatching(/^T-\d+$/) });
    const reported = await bySearch(one, headers, 'report_with_links', { topic: 'rain' });
    expect(reported).toMatchObject({ result: { structuredContent: { issue: expect.stringMatching(/^T-\d+$/) } } });
  });

  test('refuses who does not sign in, with the way to sign in, and takes tokens of the provider for this server alone', async () => {
    const place = await endpoint('mcp-tracker-proxy');
    const refused = await postModern(place, 'tools/list');
    expect(refused.status).toBe(401);
    const address = 'http://mcp-tracker-proxy.team.svc.cluster.local:8080';
    const metadata = `${address}/.well-known/oauth-protected-resource`;
    const challenge = refused.headers.get('www-authenticate') ?? '';
    expect(challenge).toMatch(/^Bearer realm="mcp"/);
    expect(challenge).toContain(`resource_metadata="${metadata}"`);
    expect(challenge).toContain('scope="openid issues"');
    const document = await (await fetch(new URL(new URL(metadata).pathname, place))).json();
    expect(document).toMatchObject({ resource: address, authorization_servers: [team.provider.issuer] });
    const headers = await bearer('ada', ['engineering'], 'mcp-docs');
    const foreign = await postModern(place, 'tools/list', {}, { headers });
    expect([foreign.status, foreign.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ]);
    const granted = await call('find_issues', { query: 'rain' }, await engineer('ada'));
    expect([granted.status, await textOf(granted)]).toEqual([200, 'found rain']);
  });

  test('answers what a policy denies as what is not there, and hides it in lists', async () => {
    const headers = await bearer('eve', ['sales']);
    const denied = await call('create_issue', { title: 'x' }, headers);
    const absent = await call('nothing_like_it', { title: 'x' }, headers);
    expect([denied.status, await denied.message()]).toEqual([
      403,
      { jsonrpc: '2.0', id: 1, error: expect.any(Object) },
    ]);
    expect([absent.status, await absent.text()]).toEqual([403, await (await call('create_issue', {}, headers)).text()]);
    const place = await endpoint('mcp-tracker-proxy');
    const shown = async (who: Record<string, string>): Promise<unknown> =>
      at(await (await postModern(place, 'tools/list', {}, { headers: who })).message(), 'result', 'tools');
    expect(await shown(headers)).toEqual([]);
    expect(await shown(await engineer('ada'))).toHaveLength(3);
  });

  test('lets each user call sixty times a minute, and says when to come again', async () => {
    const headers = await engineer('grace');
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 120 }, () => call('find_issues', { query: 'q' }, headers)));
    const granted = answers.filter(({ status }) => status === 200).length;
    // One more each second that this took.
    expect(granted).toBeGreaterThanOrEqual(60);
    expect(granted).toBeLessThanOrEqual(61 + (performance.now() - began) / 1000);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(await refused?.message()).toMatchObject({ error: { code: 429, data: { retryAfterSeconds: seconds } } });
    expect((await call('find_issues', { query: 'q' }, await engineer('ada'))).status).toBe(200);
  });

  test('writes who did what to the log of the pod, and what the server writes to its errors', async () => {
    const events = async (): Promise<unknown[]> =>
      (await logLines('tracker'))
        .filter(({ type }) => type === 'mcp_tool_call')
        .map((line) =>
          [textAt(line, 'subjects', 'subject'), textAt(line, 'target', 'name'), line['outcome']].join(' '),
        );
    await call('create_issue', { title: 'audited' }, await engineer('ada'));
    await expect.poll(events, soon).toContain('ada create_issue success');
    expect(await events()).toEqual(
      expect.arrayContaining(['eve create_issue denied', 'eve nothing_like_it denied', 'grace find_issues failure']),
    );
    const lines = await logLines('tracker');
    expect(lines).toContainEqual(
      expect.objectContaining({ stream: 'stderr', msg: expect.stringContaining('created issue') }),
    );
    expect(JSON.stringify(lines)).not.toContain((await engineer('ada'))['authorization']?.slice(7, 40));
  });

  test('sends traces and metrics to the collector, with its credentials, as part of the trace of the client', async () => {
    const traceId = 'a'.repeat(31) + '1';
    const headers = { ...(await engineer('ada')), traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
    expect((await call('find_issues', { query: 'traced' }, headers)).status).toBe(200);
    const spans = (): unknown => team.collector.spans.filter((span) => span.traceId === traceId);
    const span = { service: 'tracker', headers: expect.objectContaining({ authorization: collectorToken }) };
    await expect.poll(spans, soon).toContainEqual(expect.objectContaining(span));
    await expect.poll(() => [...team.collector.metrics], soon).toContain('tracker mcp.server.operation.duration');
  });

  test('keeps ten megabytes through the standard streams as they are, for a client that reads slowly, too', async () => {
    const size = 10_000_000;
    const answer = await call('export', { size, note: 'end' }, await engineer('margaret'));
    // Others are served meanwhile.
    const other = await call('find_issues', { query: 'meanwhile' }, await engineer('ada'));
    expect(await textOf(other)).toBe('found meanwhile');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const text = String(await textOf(answer));
    expect([text.length, text.slice(-4)]).toEqual([size + 3, 'xend']);
    const note = 'y'.repeat(2_000_000);
    const large = String(await textOf(await call('export', { size: 0, note }, await engineer('margaret'))));
    expect([large.length, large.replaceAll('y', '')]).toEqual([note.length, '']);
  });

  test('goes on with a session when the pod of the stdio server was replaced', async () => {
    const headers = await engineer('barbara');
    const client = await openSession(await endpoint('mcp-tracker-proxy'), { headers });
    const ask = async (): Promise<unknown> => {
      const params = { name: 'find_issues', arguments: { query: 'again' } };
      return textOf(await client.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    };
    const settled = async (): Promise<unknown> => ask().catch(() => 'away');
    const [pod] = await pods('tracker', 'backend');
    await must(['delete', 'pod', textAt(pod, 'metadata', 'name'), '--force', '--grace-period=0']);
    await expect.poll(settled, soon).toBe('found again');
    expect((await pods('tracker', 'backend')).map((each) => textAt(each, 'metadata', 'name'))).not.toContain(
      textAt(pod, 'metadata', 'name'),
    );
  });

  test('serves one session by two replicas, which share the limit of its user', async () => {
    const headers = await bearer('ada', ['engineering'], 'mcp-board');
    const [one, other, ...more] = await podEndpoints('board');
    if (one === undefined || other === undefined) throw new Error('there are no two replicas');
    expect(more).toEqual([]);
    const client = await openSession(one, { headers });
    const elsewhere = {
      ...headers,
      'mcp-session-id': client.session,
      'mcp-protocol-version': '2025-11-25',
      'content-type': 'application/json',
    };
    const params = { name: 'create_issue', arguments: { title: 'shared' } };
    const body = { jsonrpc: '2.0', id: 7, method: 'tools/call', params };
    const here = async (): Promise<RawAnswer> => client.post(body);
    const there = async (): Promise<RawAnswer> => send(other, 'POST', { headers: elsewhere, body });
    const numbers = [await textOf(await here()), await textOf(await there())];
    expect(numbers).toEqual(['T-1: shared', 'T-2: shared']);
    const eve = { ...elsewhere, ...(await bearer('eve', [], 'mcp-board')) };
    expect((await send(other, 'POST', { headers: eve, body })).status).toBe(404);
    expect([(await there()).status, (await here()).status, (await there()).status, (await here()).status]).toEqual([
      200, 200, 429, 429,
    ]);
    const [pod] = await pods('board', 'proxy');
    await must(['delete', 'pod', textAt(pod, 'metadata', 'name'), '--force', '--grace-period=0']);
    const again = await bearer('ada', ['engineering'], 'mcp-board');
    const list = { jsonrpc: '2.0', id: 8, method: 'tools/list' };
    const listed = async (): Promise<number> =>
      (await send(await endpoint('mcp-board-proxy'), 'POST', { headers: { ...elsewhere, ...again }, body: list }))
        .status;
    await expect.poll(() => listed().catch(() => 'away'), soon).toBe(200);
  });

  test('leaves the proxy of a remote server that is not there unready, with the reason, and signing in works', async () => {
    const [place] = await podEndpoints('docs');
    const readiness = await fetch(new URL('/readyz', place));
    expect([readiness.status, await readiness.text()]).toEqual([
      503,
      expect.stringMatching(/docs\.example\.com|name cannot be resolved/),
    ]);
    expect((await postModern(place ?? new URL('http://nowhere'), 'tools/list')).status).toBe(401);
    expect((await fetch(new URL('/health', place))).status).toBe(200);
    await vi.waitFor(() => expect(team.provider.requestsTo('/jwks')).toBeGreaterThan(0));
  });

  // Long messages of two attachments may be mixed on their way into the pod: the compiler refuses such replicas.
  test('two proxies that attach to one pod hear each its own answers to short messages', async () => {
    await must(['scale', 'deployment', 'mcp-tracker-proxy', '--replicas=2']);
    await untilAvailable(cluster.kubectl, namespace, ['mcp-docs-remote-proxy']);
    const places = await podEndpoints('tracker');
    expect(places).toHaveLength(2);
    const asked = places.flatMap((place, replica) =>
      Array.from({ length: 20 }, async (_, index) => {
        const note = `${replica}-${index}-`.padEnd(index % 2 === 0 ? 20 : 2000, 'z');
        const headers = await engineer(`replica-${replica}`);
        const answer = await postModern(
          place,
          'tools/call',
          { name: 'export', arguments: { size: 0, note } },
          { headers },
        );
        return (await textOf(answer)) === note ? 'right' : `wrong: ${answer.status}`;
      }),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['right']));
  });
});
