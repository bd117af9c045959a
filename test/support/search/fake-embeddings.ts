import type { EmbeddingModel, EmbeddingProblem, EmbeddingService } from '../../../runtime/search/embedding-service.ts';
import { unitVector } from '../../../runtime/search/vector.ts';

/** Words that mean the same to the fake model. */
const meanings = [
  ['cat', 'kitten', 'pet'],
  ['ship', 'boat', 'vessel'],
  ['money', 'cash', 'payment'],
];

/** Numbers that encode the meanings of a string. */
export function numbersOf(text: string): readonly number[] {
  return [0.1, ...meanings.map((words) => words.filter((word) => text.includes(word)).length)];
}

/** A service whose vectors encode the meanings of a string. */
export class FakeEmbeddings implements EmbeddingService {
  readonly embedded: string[] = [];
  readonly batches: number[] = [];
  model = 'model-a';
  batch = 4;
  problem: string | undefined;
  asked = 0;

  async describe(): Promise<EmbeddingModel | EmbeddingProblem> {
    this.asked++;
    return this.problem === undefined ? { name: this.model, batch: this.batch } : { problem: this.problem };
  }

  async embed(texts: readonly string[]): Promise<readonly Float32Array[] | EmbeddingProblem> {
    if (this.problem !== undefined) return { problem: this.problem };
    this.embedded.push(...texts);
    this.batches.push(texts.length);
    return texts.map((text) => unitVector(numbersOf(text)) ?? new Float32Array(4));
  }
}
