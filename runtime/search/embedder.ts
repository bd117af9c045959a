import type { EmbeddingModel, EmbeddingProblem, EmbeddingService } from './embedding-service.ts';
import { keyLength, VectorCache } from './vector-cache.ts';
import type { VectorFile } from './vector-file.ts';

/** Milliseconds that an answer about the model counts, and that a service is left alone after it failed. */
const modelCounts = 300_000;
const leftAlone = 10_000;
/** Bytes of the vectors of questions, which only this process keeps. */
const questionBytes = 2_097_152;
/** Questions that wait for the service at a time. */
const mostQuestions = 64;

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

/** Vectors of strings, in their order; an empty vector for a string that the service does not accept. */
export interface EmbeddedTexts {
  /** Vectors of different models cannot be compared. */
  readonly model: string;
  readonly vectors: readonly Float32Array[];
}

/** Vectors of tools and questions, asked for once per model and text, whoever searches. */
export class Embedder {
  readonly #settings: EmbedderSettings;
  readonly #tools: VectorCache;
  readonly #questions = new VectorCache(questionBytes);
  #model: { readonly value: EmbeddingModel; readonly until: number } | undefined;
  #describing: Promise<EmbeddingModel | EmbeddingProblem> | undefined;
  #failure: { readonly problem: string; readonly until: number } | undefined;
  #asking = 0;
  /** Work for tools, one after the other: what one asks for, the next finds. */
  #turn: Promise<unknown>;

  constructor(settings: EmbedderSettings) {
    this.#settings = settings;
    this.#tools = new VectorCache(settings.maximumBytes);
    this.#turn = settings.file?.load(this.#tools) ?? Promise.resolve();
  }

  /** Why the service was of no use when it was asked last; undefined where it was. */
  get problem(): string | undefined {
    return this.#failure?.problem;
  }

  /** The vectors of texts about tools. */
  async ofTools(texts: readonly string[]): Promise<EmbeddedTexts | EmbeddingProblem> {
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
  async ofQuestion(text: string): Promise<EmbeddedTexts | EmbeddingProblem> {
    if (this.#asking >= mostQuestions) return { problem: 'Too many questions wait for the embedding service.' };
    this.#asking += 1;
    try {
      const model = await this.#describe();
      if ('problem' in model) return model;
      const known = this.#questions.get(model.name, text);
      if (known !== undefined) return { model: model.name, vectors: [known] };
      const answer = await this.#ask([text], model);
      if ('problem' in answer) return answer;
      for (const vector of answer) this.#questions.set(model.name, text, vector);
      return { model: model.name, vectors: answer };
    } finally {
      this.#asking -= 1;
    }
  }

  async #allOf(texts: readonly string[]): Promise<EmbeddedTexts | EmbeddingProblem> {
    const model = await this.#describe();
    if ('problem' in model) return model;
    const vectors = new Map<string, Float32Array>();
    const all = new Set(texts);
    const missing: string[] = [];
    let longest = 0;
    const keep = (text: string, vector: Float32Array): void => {
      vectors.set(text, vector);
      longest = Math.max(longest, vector.byteLength);
    };
    for (const text of all) {
      const vector = this.#tools.get(model.name, text);
      if (vector === undefined) missing.push(text);
      else keep(text, vector);
    }
    for (let start = 0; start < missing.length; start += model.batch) {
      // What is forgotten while the rest is made would be made anew for each question.
      if (all.size * (longest + keyLength) > this.#settings.maximumBytes)
        return { problem: 'There are too many tools to keep their vectors.' };
      const batch = missing.slice(start, start + model.batch);
      const answer = await this.#batch(batch, model);
      if ('problem' in answer) return answer;
      for (const [index, text] of batch.entries()) {
        keep(text, answer[index] ?? none);
        this.#tools.set(model.name, text, answer[index] ?? none);
      }
    }
    if (missing.length > 0) {
      const problem = await this.#settings.file?.save(this.#tools);
      if (problem !== undefined) this.#settings.onProblem?.(`The vectors of tools cannot be kept: ${problem}`);
    }
    return { model: model.name, vectors: texts.map((text) => vectors.get(text) ?? none) };
  }

  /** Vectors of some texts. One that the service refuses does not spoil the others: servers choose the texts of their tools. */
  async #batch(texts: readonly string[], model: EmbeddingModel): Promise<readonly Float32Array[] | EmbeddingProblem> {
    const answer = await this.#ask(texts, model);
    if (!('problem' in answer) || answer.isRefused !== true || texts.length === 1)
      return 'problem' in answer && answer.isRefused === true ? [none] : answer;
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      const one = await this.#ask([text], model);
      if ('problem' in one && one.isRefused !== true) return one;
      vectors.push('problem' in one ? none : (one[0] ?? none));
    }
    return vectors.every((vector) => vector === none) ? this.#failed(answer) : vectors;
  }

  #describe(): Promise<EmbeddingModel | EmbeddingProblem> {
    this.#describing ??= this.#described().finally(() => {
      this.#describing = undefined;
    });
    return this.#describing;
  }

  async #described(): Promise<EmbeddingModel | EmbeddingProblem> {
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
    // It works, and does not like what it was asked.
    if (answer.isRefused === true) return answer;
    // Whoever answers next may serve another model.
    this.#model = undefined;
    return this.#failed(answer);
  }

  #failed({ problem }: EmbeddingProblem): EmbeddingProblem {
    this.#failure = { problem, until: this.#settings.now() + leftAlone };
    return { problem };
  }
}

const none = new Float32Array();
