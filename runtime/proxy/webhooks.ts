import { loadDocument } from '../../generated/load.ts';
import type { WebhookDefinition } from '../../generated/types/webhook-definition.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import { notAllowed, notReviewed } from '../mcp/envelope/rpc-errors.ts';
import type { RpcError } from '../mcp/envelope/rpc-error.ts';
import type { ReviewedRequest, WebhookHook } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';
import type { ReviewContext } from '../policy/webhook/review.ts';
import { openWebhook, type Webhook } from '../policy/webhook/webhook.ts';
import { webhooks, type Reviewed, type Webhooks } from '../policy/webhook/webhooks.ts';
import type { NamedSecret } from '../endpoint/named-secret.ts';
import { readDocument } from '../endpoint/read-document.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { watchFiles, type Opened, type ReadFile } from '../endpoint/watched-files.ts';

/** The webhooks of a proxy. */
export interface ProxyWebhooks {
  readonly hook: WebhookHook;
  close(): Promise<void>;
}

/** Webhooks of all files, those that change requests and those that allow or deny them. */
interface Definitions {
  readonly mutating: readonly WebhookDefinition[];
  readonly validating: readonly WebhookDefinition[];
}

/**
 * Opens the webhooks of files (specification 1, `--webhook-config`), which may change while they are used. Of webhooks with one name in
 * several files the last one counts, at the place of the first.
 */
export async function openWebhooks(
  paths: readonly string[],
  about: Pick<ReviewContext, 'serverName' | 'transport'>,
  log: Log,
  secretNamed: NamedSecret,
): Promise<ProxyWebhooks | RefusedStart> {
  const files = await watchFiles<Webhooks>({
    paths,
    what: 'the webhooks',
    hint: 'check the files with svc validate --as webhook, and that their certificates and secrets are there',
    open: (read) => webhooksIn(read, log, secretNamed),
    retire: (value) => value.close(),
    log,
  });
  if (isRefusal(files)) return files;
  const contextOf = ({ sourceAddress }: ReviewedRequest): ReviewContext => ({ ...about, sourceAddress });
  return {
    hook: {
      mutate: (request) => {
        const { present } = files;
        if (!present.mutates) return request.bytes;
        const asked = present.mutate(request.bytes, request.caller.identity, contextOf(request));
        return asked.then((found) => (found.outcome === 'allowed' ? found.message : refusalOf(found)));
      },
      validate: (request) => {
        const { present } = files;
        if (!present.validates) return undefined;
        const asked = present.validate(request.bytes, request.caller.identity, contextOf(request));
        return asked.then((found) => (found.outcome === 'allowed' ? undefined : refusalOf(found)));
      },
    },
    close: () => files.close(),
  };
}

function refusalOf({ outcome }: Reviewed): RpcError {
  return outcome === 'denied' ? notAllowed({}) : notReviewed({}, { 'retry-after': '5' });
}

async function webhooksIn(files: readonly ReadFile[], log: Log, secretNamed: NamedSecret): Promise<Opened<Webhooks>> {
  const definitions = await definitionsIn(files);
  if (!definitions.ok) return definitions;
  const { mutating, validating } = definitions.value;
  const opened: Webhook[] = [];
  for (const definition of [...mutating, ...validating]) {
    const webhook = await openWebhook(definition, {
      // The operator named the service, which is often in the same network.
      addresses: { loopback: isLoopbackUrl(new URL(definition.url)), private: true },
      secret: secretNamed,
      onProblem: (problem) => log.warn({}, problem),
    });
    if ('problem' in webhook) {
      await Promise.all(opened.map((each) => each.close()));
      return { ok: false, problem: webhook.problem };
    }
    opened.push(webhook);
  }
  const first = opened.slice(0, mutating.length);
  const value = webhooks(first, opened.slice(mutating.length), (problem) => log.warn({}, problem));
  return { ok: true, value };
}

async function definitionsIn(files: readonly ReadFile[]): Promise<Opened<Definitions>> {
  const mutating = new Map<string, WebhookDefinition>();
  const validating = new Map<string, WebhookDefinition>();
  for (const { path, text } of files) {
    const document = await readDocument(path, text, loadDocument.webhook);
    if (!document.ok) return document;
    for (const each of document.value.mutating ?? []) mutating.set(each.name, each);
    for (const each of document.value.validating ?? []) validating.set(each.name, each);
  }
  return { ok: true, value: { mutating: [...mutating.values()], validating: [...validating.values()] } };
}
