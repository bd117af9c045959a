import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { unitVector } from './vector.ts';

/** What went wrong toward the service, in words for people, without secrets. */
export interface EmbeddingProblem {
  readonly problem: string;
  /** The service works, and does not take these texts. */
  readonly isRefused?: boolean;
}

/** A service that turns texts into vectors. */
export interface EmbeddingService {
  /** The model that it serves now, and how many texts it takes at a time. */
  describe(): Promise<EmbeddingModel | EmbeddingProblem>;
  /** A vector for each string, in their order. No more strings than the service accepts. */
  embed(texts: readonly string[], model: string): Promise<readonly Float32Array[] | EmbeddingProblem>;
}

export interface EmbeddingModel {
  readonly name: string;
  readonly batch: number;
}

/** Where the service is, and how it is asked. */
export interface EmbeddingSettings {
  /** Base URL; if its path ends in `/v1`, requests have the OpenAI form, otherwise that of the server text-embeddings-inference. */
  readonly url: URL;
  readonly outgoing: Pick<Outgoing, 'fetch'>;
  /** Milliseconds of one request. */
  readonly timeoutMs: number;
}

/** Texts at a time where the service does not say, and at most: what is larger costs it more memory than it saves time. */
const usualBatch = 32;
/** Numbers of one vector; the largest models in use have some thousands. */
const longestVector = 8192;
/** Bytes of one number of a vector as JSON. */
const bytesPerNumber = 32;

/** Statuses of a service that refuses what it was sent. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 413, 422]);

/** Makes a client for a service in one of two forms. What the service does wrong is a value. */
export function createEmbeddingService({ url, outgoing, timeoutMs }: EmbeddingSettings): EmbeddingService {
  const base = url.href.replace(/\/+$/, '');
  const isOpenAi = base.endsWith('/v1');
  const ask = async (
    path: string,
    body: object | undefined,
    maximumBytes: number,
  ): Promise<{ readonly value: unknown } | EmbeddingProblem> => {
    const result = await outgoing.fetch(new URL(`${base}${path}`), {
      timeoutMs,
      maximumBytes,
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!result.ok) {
      const { message, status } = result.error;
      return refusals.has(status) ? { problem: message, isRefused: true } : { problem: message };
    }
    try {
      return { value: JSON.parse(result.response.body.toString('utf8')) as unknown };
    } catch {
      return { problem: 'The embedding service does not answer with JSON.' };
    }
  };
  return {
    async describe() {
      const answer = await ask(isOpenAi ? '/models' : '/info', undefined, 1_048_576);
      if ('problem' in answer) return { problem: answer.problem };
      const model = isOpenAi ? member(listOf(member(answer.value, 'data'))[0], 'id') : member(answer.value, 'model_id');
      const batch = isOpenAi ? usualBatch : member(answer.value, 'max_client_batch_size');
      if (typeof model !== 'string') return { problem: 'The embedding service does not say which model it serves.' };
      const most = typeof batch === 'number' && batch >= 1 ? Math.floor(batch) : usualBatch;
      return { name: model, batch: Math.min(most, usualBatch) };
    },
    async embed(texts, model) {
      const body = isOpenAi ? { model, input: texts, encoding_format: 'float' } : { inputs: texts, truncate: true };
      const size = texts.length * longestVector * bytesPerNumber;
      const answer = await ask(isOpenAi ? '/embeddings' : '/embed', body, size);
      if ('problem' in answer) return answer;
      const rows = isOpenAi ? ofOpenAi(answer.value) : listOf(answer.value);
      const vectors = rows.map(vectorOf).filter((vector) => vector !== undefined);
      const [first] = vectors;
      const isWhole =
        rows.length === texts.length &&
        vectors.length === texts.length &&
        vectors.every(({ length }) => length === first?.length);
      return isWhole ? vectors : { problem: 'The embedding service does not answer with one vector for each text.' };
    },
  };
}

/** The vectors of an answer in the OpenAI form, which numbers them. */
function ofOpenAi(value: unknown): readonly unknown[] {
  const data = listOf(member(value, 'data'));
  const place = (entry: unknown): number => {
    const index = member(entry, 'index');
    return typeof index === 'number' ? index : 0;
  };
  return data.toSorted((a, b) => place(a) - place(b)).map((entry) => member(entry, 'embedding'));
}

function vectorOf(value: unknown): Float32Array | undefined {
  const numbers = listOf(value);
  if (numbers.length === 0 || numbers.length > longestVector) return undefined;
  return numbers.every((number) => typeof number === 'number') ? unitVector(numbers) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
