import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../../../../runtime/mcp/backend/backend.ts';
import { scanEnvelope } from '../../../../../runtime/mcp/envelope/scan-envelope.ts';
import { addressed, outward } from '../../../../../runtime/mcp/gateway/legacy/server-request-ids.ts';
import { identityView } from '../../../../../runtime/mcp/gateway/view/view.ts';
import { gatewayOver } from '../../../../support/mcp/gateway-over.ts';
import { closeLater, openGateway, toolCall } from '../../../../support/mcp/open-gateways.ts';
import { openSession } from '../../../../support/mcp/raw-client.ts';
import {
  legacyScript,
  startScriptedServer,
  type Answering,
  type Received,
} from '../../../../support/mcp/scripted-server.ts';

function named(name: string): Backend {
  return { name } as Partial<Backend> as Backend;
}
function parsed(
  message: object,
): Extract<ReturnType<typeof scanEnvelope>, { kind: 'request' | 'response' | 'notification' }> {
  const envelope = scanEnvelope(Buffer.from(JSON.stringify(message)));
  if (envelope.kind === 'problem') throw new Error(envelope.message);
  return envelope;
}

describe('ids of requests that several servers make', () => {
  test('come back to the server that has asked, as it wrote them', () => {
    const backends = [named('a'), named('a/b'), named('ü "x"')];
    fc.assert(
      fc.property(fc.nat(2), fc.oneof(fc.integer(), fc.string({ unit: 'binary' })), (index, id) => {
        const { name } = backends[index] ?? named('');
        const request = outward(name, Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, method: 'roots/list' })));
        const { id: shown } = JSON.parse(String(request));
        const { envelope, backends: to } = addressed(backends, parsed({ jsonrpc: '2.0', id: shown, result: {} }));
        expect(to.map((each) => each.name)).toEqual([name]);
        expect(JSON.parse(envelope.bytes.toString('utf8'))).toEqual({ jsonrpc: '2.0', id, result: {} });
      }),
    );
  });

  test('belong to nobody where a client made them up', () => {
    for (const id of [1, 'x', 'a/', 'a/x', 'a/[1]', 'c/1'])
      expect(addressed([named('a'), named('b')], parsed({ jsonrpc: '2.0', id, result: {} })).backends).toEqual([]);
  });

  test('let two servers ask one client at the same time with the same id', async () => {
    const asking = (who: string) => {
      const calls: Answering[] = [];
      return (received: Received, answer: Answering): void | Promise<void> => {
        const { id, result } = received.message;
        if (id === 1 && result !== undefined) {
          calls[0]?.event({ jsonrpc: '2.0', id: who, result: { who, given: result } });
          calls[0]?.end();
        }
        return legacyScript((_received, call) => {
          call.stream();
          calls.push(call);
          call.event({ jsonrpc: '2.0', id: 1, method: 'roots/list', params: { who } });
        })(received, answer);
      };
    };
    const second = await startScriptedServer(asking('two'));
    closeLater(() => second.close());
    const apart = await gatewayOver(second);
    closeLater(() => apart.close());
    const { endpoint } = await openGateway(asking('one'), {
      view: (backend) => {
        const other: Backend = { ...apart.backend, name: 'other', facts: apart.backend.facts };
        return {
          ...identityView(backend),
          backends: [backend, other],
          isAggregate: true,
          route: (_feature, name) => ({ backend: name === 'two' ? other : backend, name }),
        };
      },
    });
    const client = await openSession(endpoint);
    const calls = await Promise.all(['one', 'two'].map(async (name) => client.post(toolCall(name, { name }))));
    const asked = await Promise.all(calls.map(async (call) => call.nextMessage()));
    expect(asked.map(({ params }) => params)).toEqual([{ who: 'one' }, { who: 'two' }]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    for (const { id } of asked.toReversed()) await client.post({ jsonrpc: '2.0', id, result: { roots: [], id } });
    const answered = await Promise.all(calls.map(async (call) => call.nextMessage()));
    expect(answered.map(({ result }) => result)).toEqual([
      { who: 'one', given: { roots: [], id: asked[0]?.id } },
      { who: 'two', given: { roots: [], id: asked[1]?.id } },
    ]);
    await vi.waitFor(() =>
      expect(second.received.filter(({ message }) => message.result !== undefined)).toHaveLength(1),
    );
  });
});
