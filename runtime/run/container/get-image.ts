import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { EngineError, type ContainerEngine, type ImageFacts } from '../engine/container-engine.ts';
import { referenceProblem, withTag } from './image-reference.ts';

/** An image that the engine has. */
export interface FoundImage extends ImageFacts {
  readonly reference: string;
}

/** The image of a reference: the one that is here, or else the one of its registry. */
export async function getImage(
  engine: ContainerEngine,
  written: string,
  onProgress: (line: string) => void,
): Promise<FoundImage | RefusedStart> {
  const problem = referenceProblem(written);
  if (problem !== undefined)
    return { problem: `${JSON.stringify(written)} ${problem}`, hint: 'for example ghcr.io/example/server:1.2.3' };
  const reference = withTag(written);
  const here = await engine.image(reference);
  if (here !== undefined) return { ...here, reference };
  onProgress(`fetching ${reference}`);
  try {
    await engine.pull(reference, onProgress);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return {
      problem: `the image ${reference} is not here, and cannot be fetched: ${error.message}`,
      hint: 'check the name; an image of a private registry has to be fetched first (docker pull)',
    };
  }
  const fetched = await engine.image(reference);
  if (fetched !== undefined) return { ...fetched, reference };
  return { problem: `the engine fetched ${reference} and does not have it`, hint: 'try again' };
}
