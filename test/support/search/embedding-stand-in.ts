import { startAnsweringServer, type AnsweringServer } from '../answering-server.ts';
import { numbersOf } from './fake-embeddings.ts';

/** An embedding service whose vectors encode the meanings of a string, in both forms. */
export interface EmbeddingStandIn extends AnsweringServer {
  /** Strings that it was asked to embed. */
  readonly texts: readonly string[];
  /** What it answers instead; undefined: vectors. */
  answer: { readonly status: number } | 'nothing' | undefined;
  /** A word; strings with it are rejected. */
  refuses: string | undefined;
}

export async function startEmbeddingStandIn(): Promise<EmbeddingStandIn> {
  const texts: string[] = [];
  const server = await startAnsweringServer(({ path, body }) => {
    const { answer } = standIn;
    // The connection stays open, and nothing comes.
    if (answer === 'nothing') return () => undefined;
    if (answer !== undefined) return { status: answer.status };
    if (path === '/info') return { json: { model_id: 'stand-in', max_client_batch_size: 4 } };
    if (path === '/v1/models') return { json: { data: [{ id: 'stand-in' }] } };
    const asked: { readonly inputs?: readonly string[]; readonly input?: readonly string[] } = JSON.parse(body);
    const given = asked.inputs ?? asked.input ?? [];
    const { refuses } = standIn;
    if (refuses !== undefined && given.some((text) => text.includes(refuses))) return { status: 400 };
    texts.push(...given);
    const vectors = given.map(numbersOf);
    if (path === '/embed') return { json: vectors };
    return { json: { data: vectors.map((embedding, index) => ({ index, embedding })) } };
  });
  const standIn: EmbeddingStandIn = { ...server, texts, answer: undefined, refuses: undefined };
  return standIn;
}
