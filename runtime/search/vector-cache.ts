import { createHash } from 'node:crypto';

/** Vectors by model and text, whoever asked for them; those that were not used for longest go first. */
export class VectorCache {
  readonly #vectors = new Map<string, Float32Array>();
  readonly #maximumBytes: number;
  #bytes = 0;

  constructor(maximumBytes: number) {
    this.#maximumBytes = maximumBytes;
  }

  get(model: string, text: string): Float32Array | undefined {
    const key = keyOf(model, text);
    const vector = this.#vectors.get(key);
    if (vector === undefined) return undefined;
    this.#vectors.delete(key);
    this.#vectors.set(key, vector);
    return vector;
  }

  set(model: string, text: string, vector: Float32Array): void {
    this.restore(keyOf(model, text), vector);
  }

  /** Puts back what `entries` gave. */
  restore(key: string, vector: Float32Array): void {
    this.#forget(key);
    this.#vectors.set(key, vector);
    this.#bytes += sizeOf(key, vector);
    for (const oldest of this.#vectors.keys()) {
      if (this.#bytes <= this.#maximumBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const vector = this.#vectors.get(key);
    if (vector === undefined) return;
    this.#vectors.delete(key);
    this.#bytes -= sizeOf(key, vector);
  }

  /** What is held, without the texts: hashes of model and text, and the vectors. */
  entries(): IterableIterator<[string, Float32Array]> {
    return this.#vectors.entries();
  }

  /** Bytes that the vectors and their keys take. */
  get bytes(): number {
    return this.#bytes;
  }
}

/** Bytes of a hash as hexadecimal digits. */
export const keyLength = 64;

function keyOf(model: string, text: string): string {
  return createHash('sha256').update(model).update('\0').update(text).digest('hex');
}

function sizeOf(key: string, vector: Float32Array): number {
  return key.length + vector.byteLength;
}
