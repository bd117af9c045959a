import { Readable } from 'node:stream';
import type Docker from 'dockerode';
import { ErrorLines } from '../../mcp/backend/stdio/error-lines.ts';
import { EngineError, type ImageBuild } from './container-engine.ts';

/** Milliseconds of a build, and bytes that it writes. */
const [buildTime, largestLog] = [3_600_000, 67_108_864];

/**
 * Builds an image (Docker Engine API, POST /build). The engine answers with one JSON object a line: what the steps write, the id at the end,
 * or what went wrong. Ending the connection ends the build, and so do its bounds: a step may wait for something for ever, or write without end.
 */
export async function buildImage(
  docker: Pick<Docker, 'buildImage'>,
  { context, labels, args, onLine, timeMs = buildTime, logSize = largestLog }: ImageBuild,
): Promise<string> {
  const stream = await docker.buildImage(context, { labels: { ...labels }, buildargs: { ...args }, forcerm: true });
  let id: string | undefined;
  let problem: string | undefined;
  const output = new ErrorLines(onLine);
  const answers = new ErrorLines((line) => {
    const { text, error, image } = buildAnswer(line);
    problem ??= error;
    id = image ?? id;
    if (text !== undefined) output.read(Buffer.from(text));
  });
  let size = 0;
  // The client declares less than it gives.
  if (!(stream instanceof Readable)) throw new EngineError('the engine gives no answer that could be ended');
  const late = new EngineError(`the build takes more than ${timeMs / 1000} s`);
  const timer = setTimeout(() => stream.destroy(late), timeMs);
  try {
    for await (const bytes of stream) {
      const piece = Buffer.from(bytes);
      size += piece.length;
      if (size > logSize) throw new EngineError(`the build writes more than ${logSize} bytes`);
      answers.read(piece);
    }
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
  answers.end();
  output.end();
  if (problem !== undefined) throw new EngineError(problem);
  if (id === undefined) throw new EngineError('the engine built something and does not say what');
  return id;
}

/** What one line of the engine's answer to a build says: output, why it failed, or the image. */
export function buildAnswer(line: string): {
  readonly text?: string;
  readonly error?: string;
  readonly image?: string;
} {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return {};
  }
  const error = textAt(value, 'error');
  if (error !== undefined) return { error: error.trim() };
  const text = textAt(value, 'stream');
  if (text !== undefined) return { text };
  const image = typeof value === 'object' && value !== null ? textAt(Reflect.get(value, 'aux'), 'ID') : undefined;
  return image === undefined ? {} : { image };
}

function textAt(value: unknown, key: string): string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
}
