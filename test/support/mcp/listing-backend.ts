import type { Backend, BackendFacts } from '../../../runtime/mcp/backend/backend.ts';

/** What a server lists, by method. */
export type Listings = Readonly<Record<string, readonly object[]>>;

const facts: BackendFacts = {
  eras: new Set(['modern']),
  revision: '2026-07-28',
  greeting: Buffer.from('{"capabilities":{"tools":{},"prompts":{},"resources":{}}}'),
};

/** A server of 2026-07-28 in memory, which answers lists alone; each answer takes a turn of the loop, or as long as `delay` says. */
export function listingBackend(name: string, listings: Listings, delay: () => number = () => 0): Backend {
  let isClosed = false;
  return {
    name,
    facts,
    problem: undefined,
    probe: async () => facts,
    converse: () => ({
      request({ envelope }, receiver) {
        const key = envelope.method === 'resources/templates/list' ? 'resourceTemplates' : listKey(envelope.method);
        const result = { resultType: 'complete', [key]: listings[key] ?? [] };
        const id = envelope.id === undefined ? '' : envelope.bytes.toString('utf8', envelope.id.start, envelope.id.end);
        const body = Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(result)}}`);
        const timer = setTimeout(() => {
          if (isClosed) {
            receiver.fail({ kind: 'closed', message: 'it was closed', mayHaveExecuted: false });
            return;
          }
          receiver.head({ kind: 'json', status: 200, length: body.length, resume: () => undefined });
          receiver.chunk(body);
          receiver.end();
        }, delay());
        return { cancel: () => clearTimeout(timer) };
      },
      notify: () => undefined,
    }),
    open: () => {
      throw new Error('it knows no sessions');
    },
    async close() {
      isClosed = true;
    },
  };
}

function listKey(method = ''): string {
  return method.slice(0, -'/list'.length);
}
