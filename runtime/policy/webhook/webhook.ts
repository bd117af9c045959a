import type { WebhookDefinition } from '../../../generated/types/webhook-definition.ts';
import { openOutgoingPool, type OutgoingPool, type OutgoingPoolSettings } from '../../http/outgoing/outgoing-pool.ts';
import { secretValue, type SecretSource } from '../../http/secret-value.ts';
import { readDuration } from '../../language/duration.ts';
import { reviewAnswer, type ReviewAnswer } from './review-answer.ts';
import type { Review } from './review.ts';
import { signatureHeaders } from './signature.ts';

/** A webhook that can be asked. */
export interface Webhook {
  readonly name: string;
  /** What happens to a message where the webhook does not answer as it should. */
  readonly failurePolicy: 'fail' | 'ignore';
  /** Asks; whatever goes wrong out there is an answer of the kind `broken`. */
  ask(review: Review): Promise<ReviewAnswer>;
  close(): Promise<void>;
}

/** How webhooks are reached. */
export interface WebhookConnection extends Pick<OutgoingPoolSettings, 'addresses' | 'resolve'> {
  /** Where the secret of a name is. */
  readonly secret: (name: string) => SecretSource;
  /** Reports what is wrong with a changed file, once, in words for a log. */
  readonly onProblem: (problem: string) => void;
}

/** Bytes of an answer. */
const longest = 1_048_576;

/** Opens a webhook; says what is wrong with its files or its secret, which are read again when they change. */
export async function openWebhook(
  definition: WebhookDefinition,
  { secret, onProblem, ...connection }: WebhookConnection,
): Promise<Webhook | { readonly problem: string }> {
  const { name, failurePolicy, hmacSecretRef, timeout = '10s' } = definition;
  const key = hmacSecretRef === undefined ? undefined : secretValue(secret(hmacSecretRef));
  const found = await key?.read();
  if (found?.ok === false) {
    return { problem: `the secret "${hmacSecretRef}" of webhook "${name}" cannot be read: ${found.problem}` };
  }
  const url = new URL(definition.url);
  const opening = await openOutgoingPool({ ...connection, ...poolSettings(definition, url) });
  if (!opening.ok) return { problem: `webhook "${name}": ${opening.error.message}` };
  const { pool } = opening;
  const milliseconds = millisecondsOf(timeout);
  let complaint: string | undefined;
  return {
    name,
    failurePolicy,
    async ask(review) {
      const [signing, reloaded] = await Promise.all([key?.read(), pool.refresh()]);
      // Without its secret a question would be one that nobody can believe.
      if (signing?.ok === false) return { kind: 'broken', problem: signing.problem };
      if (reloaded !== undefined && reloaded.message !== complaint)
        onProblem(`Webhook "${name}" keeps the certificates it had: ${reloaded.message}`);
      complaint = reloaded?.message;
      const now = new Date();
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(signing === undefined ? {} : signatureHeaders(signing.text, review.body, now)),
      };
      const asked = await answerTo(
        pool,
        { path: `${url.pathname}${url.search}`, headers, body: review.body },
        milliseconds,
      );
      return 'problem' in asked ? { kind: 'broken', problem: asked.problem } : reviewAnswer(asked.body, review.uid);
    },
    close: () => pool.destroy(),
  };
}

function poolSettings({ tlsConfig }: WebhookDefinition, origin: URL): Omit<OutgoingPoolSettings, 'addresses'> {
  const { caBundlePath, clientCertPath, clientKeyPath, insecureSkipVerify } = tlsConfig ?? {};
  return {
    origin,
    plainHttp: 'loopback',
    connections: 16,
    insecureSkipVerify: insecureSkipVerify === true,
    ...(caBundlePath === undefined ? {} : { caFile: caBundlePath }),
    ...(clientCertPath === undefined || clientKeyPath === undefined
      ? {}
      : { clientCertificate: { certFile: clientCertPath, keyFile: clientKeyPath } }),
  };
}

/** One answer, read to its end within a time. */
function answerTo(
  pool: OutgoingPool,
  request: { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string },
  milliseconds: number,
): Promise<{ readonly body: Buffer } | { readonly problem: string }> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let status = 0;
    const call = pool.dispatch(
      { method: 'POST', ...request, headTime: milliseconds, maximumBytes: longest },
      {
        head: (answered) => {
          status = answered;
        },
        data: (piece) => void pieces.push(piece),
        end: () => {
          clearTimeout(timer);
          resolve(status === 200 ? { body: Buffer.concat(pieces) } : { problem: `it answered with status ${status}` });
        },
        failed: ({ message }) => {
          clearTimeout(timer);
          resolve({ problem: message });
        },
      },
    );
    const timer = setTimeout(() => {
      resolve({ problem: 'it did not answer in time' });
      call.abort();
    }, milliseconds);
  });
}

function millisecondsOf(timeout: string): number {
  const read = readDuration(timeout);
  return 'nanoseconds' in read ? Number(read.nanoseconds / 1_000_000n) : 10_000;
}
