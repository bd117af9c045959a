import type {
  Backend,
  BackendFacts,
  Cancellable,
  Conversation,
  OutboundCall,
  Receiver,
  SessionConversation,
} from '../mcp/backend/backend.ts';
import { objectOf } from '../mcp/bridge/capabilities.ts';
import { answerLocally } from '../mcp/bridge/local-answer.ts';
import { logLevels } from '../mcp/backend/log-levels.ts';
import { idText, stringOf, valueOf, type Envelope } from '../mcp/envelope/envelope.ts';
import type { RpcError } from '../mcp/envelope/rpc-error.ts';
import { internalRpcError, invalidParams, unknownMethod } from '../mcp/envelope/rpc-errors.ts';
import { isLegacyRevision, legacyRevisions, modernRevisions, supportedRevisions } from '../mcp/era/revisions.ts';
import type { Caller } from '../mcp/gateway/hooks.ts';
import { whenKnown, type MaybePromise } from '../mcp/maybe-promise.ts';
import type { ListPages } from './list-pages.ts';

/** What an aggregator answers by itself. */
export interface OwnAnswers {
  readonly name: string;
  readonly version: string;
  /** The list that a method asks for, or why there is none now; undefined for methods that list nothing. */
  readonly list: (method: string) => MaybePromise<ListPages | RpcError> | undefined;
  /** The members of the result of `find_tool`; absent where tools are not searched. */
  readonly find?: (given: Readonly<Record<string, unknown>>, caller: Caller) => Promise<string | RpcError>;
}

/** The name of the server that an aggregator is itself; no backend can have it. */
export const ownName = '(aggregator)';

/**
 * What every server can do behind one endpoint. It does not follow from the backends of the moment: a client hears it once, and more of
 * them may come.
 */
const capabilities = {
  tools: { listChanged: true },
  prompts: { listChanged: true },
  resources: { listChanged: true, subscribe: true },
  completions: {},
  logging: {},
};

/** What a modern client may ask to hear of, in our words. */
const listWishes = ['toolsListChanged', 'promptsListChanged', 'resourcesListChanged'];

/** The aggregator as a server of its own, of both eras, for everything that no single backend answers. */
export function ownBackend(answers: OwnAnswers): Backend {
  const serverInfo = { name: answers.name, version: answers.version };
  const discovered = JSON.stringify({
    resultType: 'complete',
    supportedVersions: supportedRevisions,
    capabilities,
    ttlMs: 0,
    cacheScope: 'private',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  });
  const facts: BackendFacts = {
    eras: new Set(['modern', 'legacy']),
    revision: modernRevisions[0],
    greeting: Buffer.from(discovered),
  };
  const modern: Conversation = {
    request(call, receiver) {
      const { envelope } = call;
      const { method = '' } = envelope;
      if (method === 'server/discover') return answerLocally(receiver, idText(envelope), discovered);
      if (method === 'subscriptions/listen') return listen(envelope, receiver);
      if (method === 'tools/call') return searched(answers, call, receiver, '"resultType":"complete",');
      return listed(answers, envelope, receiver, '"resultType":"complete","ttlMs":0,"cacheScope":"private",');
    },
    notify: () => undefined,
  };
  return {
    name: ownName,
    facts,
    problem: undefined,
    probe: async () => facts,
    converse: () => modern,
    open: () => ownSession(answers, serverInfo),
    close: async () => undefined,
  };
}

function ownSession(answers: OwnAnswers, serverInfo: object): SessionConversation {
  return {
    async begin({ envelope }: OutboundCall) {
      const requested = stringOf(envelope, envelope.param.protocolVersion);
      const revision = isLegacyRevision(requested) ? requested : legacyRevisions[0];
      const result = { protocolVersion: revision, capabilities, serverInfo };
      return { kind: 'result', result: Buffer.from(JSON.stringify(result)), revision };
    },
    request(call, receiver) {
      const { envelope } = call;
      if (envelope.method === 'tools/call') return searched(answers, call, receiver, '');
      if (envelope.method === 'logging/setLevel')
        return answerLocally(receiver, idText(envelope), levelProblem(envelope) ?? '{}');
      return listed(answers, envelope, receiver, '');
    },
    notify: () => undefined,
    respond: () => true,
    listen: () => undefined,
    close: async () => undefined,
  };
}

/** Answers with a page of a list. `more`: further members of the result, each with a comma. */
function listed(answers: OwnAnswers, envelope: Envelope, receiver: Receiver, more: string): Cancellable {
  const { method = '' } = envelope;
  const id = idText(envelope);
  const found = answers.list(method);
  if (found === undefined) return answerLocally(receiver, id, unknownMethod({ method }));
  const cursor = envelope.param.cursor === undefined ? undefined : stringOf(envelope, envelope.param.cursor);
  const isCursor = envelope.param.cursor === undefined || cursor !== undefined;
  let isCancelled = false;
  const give = (list: ListPages | RpcError): void => {
    if (isCancelled) return;
    if ('kind' in list) {
      answerLocally(receiver, id, list);
      return;
    }
    const page = isCursor ? list.page(cursor) : undefined;
    const problem = 'this cursor was not given out for this list; ask without one';
    answerLocally(receiver, id, page === undefined ? invalidParams({ problem }) : `{${more}${page}}`);
  };
  whenKnown(found, give, () => answerLocally(receiver, id, internalRpcError({ requestId: 'none' })));
  return {
    cancel() {
      isCancelled = true;
    },
  };
}

/** Answers with what a search finds. `more`: further members of the result, each with a comma. */
function searched(
  { find }: OwnAnswers,
  { envelope, caller = nobody }: OutboundCall,
  receiver: Receiver,
  more: string,
): Cancellable {
  const id = idText(envelope);
  if (find === undefined) return answerLocally(receiver, id, unknownMethod({ method: 'tools/call' }));
  let isCancelled = false;
  const give = (result: string | RpcError): void => {
    if (!isCancelled) answerLocally(receiver, id, typeof result === 'string' ? `{${more}${result}}` : result);
  };
  whenKnown(find(objectOf(valueOf(envelope, envelope.param.arguments)), caller), give, () =>
    give(internalRpcError({ requestId: 'none' })),
  );
  return {
    cancel() {
      isCancelled = true;
    },
  };
}

const nobody: Caller = { identity: undefined, token: undefined };

/** Acknowledges what a client hears of; the endpoint says it. */
function listen(envelope: Envelope, receiver: Receiver): Cancellable {
  const wanted = objectOf(valueOf(envelope, envelope.param.notifications));
  const { resourceSubscriptions: uris } = wanted;
  const honored = {
    ...Object.fromEntries(listWishes.filter((wish) => wanted[wish] === true).map((wish) => [wish, true])),
    // Those that are left have an owner.
    ...(Array.isArray(uris) && uris.length > 0 ? { resourceSubscriptions: uris } : {}),
  };
  receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => undefined });
  const meta = `{"io.modelcontextprotocol/subscriptionId":${idText(envelope)}}`;
  const params = `{"_meta":${meta},"notifications":${JSON.stringify(honored)}}`;
  const method = 'notifications/subscriptions/acknowledged';
  receiver.message(Buffer.from(`{"jsonrpc":"2.0","method":"${method}","params":${params}}`));
  return { cancel: () => undefined };
}

function levelProblem(envelope: Envelope): RpcError | undefined {
  const level = stringOf(envelope, envelope.param.level);
  if (level !== undefined && logLevels.includes(level)) return undefined;
  return { ...invalidParams({ problem: `"level" has to be one of ${logLevels.join(', ')}` }), status: 200 };
}
