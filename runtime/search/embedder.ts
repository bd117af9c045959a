import type { EmbeddingModel, EmbeddingProblem, EmbeddingService } from './embedding-service.ts';
import { VectorCache } from './vector-cache.ts';
import type { VectorFile } from './vector-file.ts';

/** Milliseconds that an answer about the model counts, and that a service is left alone after it failed. */
const modelCounts = 300_000;
const leftAlone = 10_000;
/** Bytes of the vectors of questions, which only this process keeps. */
const questionBytes = 2_097_152;

/** What the vectors of one process are kept in. */
export interface EmbedderSettings {
  readonly service: EmbeddingService;
  /** Bytes of all vectors of tools. */
  readonly maximumBytes: number;
  readonly file?: VectorFile | undefined;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Told when vectors could not be kept. */
  readonly onProblem?: (problem: string) => void;
}

/** Vectors of tools and questions, asked for once per model and text, whoever searches. */
export class Embedder {
  readonly #settings: EmbedderSettings;
  readonly #tools: VectorCache;
  readonly #questions = new VectorCache(questionBytes);
  #model: { readonly value: EmbeddingModel; readonly until: number } | undefined;
  #failure: { readonly problem: string; readonly until: number } | undefined;
  /** Work for tools, one after the other: what one asks for, the next finds. */
  #turn: Promise<unknown>;

  constructor(settings: EmbedderSettings) {
    this.#settings = settings;
    this.#tools = new VectorCache(settings.maximumBytes);
    this.#turn = settings.file?.load(this.#tools) ?? Promise.resolve();
  }

  /** The vectors of texts about tools, in their order. */
  async ofTools(texts: readonly string[]): Promise<readonly Float32Array[] | EmbeddingProblem> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    try {
      return await this.#allOf(texts);
    } finally {
      resolve();
    }
  }

  /** The vector of a question. */
  async ofQuestion(text: string): Promise<Float32Array | EmbeddingProblem> {
    const model = await this.#describe();
    if ('problem' in model) return model;
    const known = this.#questions.get(model.name, text);
    if (known !== undefined) return known;
    const answer = await this.#ask([text], model);
    if ('problem' in answer) return answer;
    const [vector] = answer;
    if (vector === undefined) return { problem: 'The embedding service gives no vector.' };
    this.#questions.set(model.name, text, vector);
    return vector;
  }

  async #allOf(texts: readonly string[]): Promise<readonly Float32Array[] | EmbeddingProblem> {
    const model = await this.#describe();
    if ('problem' in model) return model;
    const vectors = new Map<string, Float32Array>();
    const missing: string[] = [];
    for (const text of new Set(texts)) {
      const vector = this.#tools.get(model.name, text);
      if (vector === undefined) missing.push(text);
      else vectors.set(text, vector);
    }
    for (let start = 0; start < missing.length; start += model.batch) {
      const batch = missing.slice(start, start + model.batch);
      const answer = await this.#ask(batch, model);
      if ('problem' in answer) return answer;
      for (const [index, text] of batch.entries()) {
        const vector = answer[index];
        if (vector === undefined) continue;
        vectors.set(text, vector);
        this.#tools.set(model.name, text, vector);
      }
    }
    if (missing.length > 0) {
      const problem = await this.#settings.file?.save(this.#tools);
      if (problem !== undefined) this.#settings.onProblem?.(`The vectors of tools cannot be kept: ${problem}`);
    }
    return texts.map((text) => vectors.get(text) ?? new Float32Array());
  }

  async #describe(): Promise<EmbeddingModel | EmbeddingProblem> {
    const { service, now } = this.#settings;
    if (this.#failure !== undefined && now() < this.#failure.until) return this.#failure;
    if (this.#model !== undefined && now() < this.#model.until) return this.#model.value;
    const model = await service.describe();
    if ('problem' in model) return this.#failed(model);
    this.#model = { value: model, until: now() + modelCounts };
    return model;
  }

  async #ask(texts: readonly string[], model: EmbeddingModel): Promise<readonly Float32Array[] | EmbeddingProblem> {
    const answer = await this.#settings.service.embed(texts, model.name);
    if (!('problem' in answer)) {
      this.#failure = undefined;
      return answer;
    }
    // Whoever answers next may serve another model.
    this.#model = undefined;
    return this.#failed(answer);
  }

  #failed({ problem }: EmbeddingProblem): EmbeddingProblem {
    this.#failure = { problem, until: this.#settings.now() + leftAlone };
    return { problem };
  }
}
