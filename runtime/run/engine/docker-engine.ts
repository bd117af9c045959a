import { Duplex } from 'node:stream';
import type Docker from 'dockerode';
import { ErrorLines } from '../../mcp/backend/stdio/error-lines.ts';
import {
  EngineError,
  type BuiltImage,
  type ContainerEngine,
  type ContainerSpec,
  type ImageFacts,
} from './container-engine.ts';
import { buildImage } from './build-image.ts';
import { builtImages } from './built-images.ts';
import { createOptions } from './create-options.ts';
import { createNetwork } from './create-network.ts';
import { fileInImage } from './file-in-image.ts';
import { progressText } from './pull-progress.ts';

/** Docker Engine, or what speaks its API, at a socket of this machine. Its client is loaded here, and nowhere else. */
export async function dockerEngine(socketPath: string): Promise<ContainerEngine> {
  const { default: Client } = await import('dockerode');
  const docker = new Client({ socketPath });
  return {
    place: socketPath,
    async image(reference) {
      const found = await unlessMissing(() => docker.getImage(reference).inspect());
      return found === undefined ? undefined : factsOf(found);
    },
    pull: (reference, onProgress) => pull(docker, reference, onProgress),
    build: (build) => asked(() => buildImage(docker, build)),
    imagesWithLabels: (labels) => asked(() => builtImages(docker, labelFilter(labels))),
    removeImage: (image) => removeImage(docker, image),
    tag: async (id, reference) => {
      const end = reference.lastIndexOf(':');
      await asked(() => docker.getImage(id).tag({ repo: reference.slice(0, end), tag: reference.slice(end + 1) }));
    },
    fileOf: (image, path, mostBytes) => asked(() => fileInImage(docker, image, path, mostBytes)),
    create: (spec) => asked(() => create(docker, spec)),
    async hasFile(id, path) {
      const found = await unlessMissing(() => docker.getContainer(id).infoArchive({ path }));
      // An answer that nobody reads would keep its connection, and this process with it.
      found?.resume();
      return found !== undefined;
    },
    attach: (id, hasInput) => asked(() => attached(docker, id, hasInput)),
    start: async (id) => void (await asked(() => docker.getContainer(id).start())),
    async state(id) {
      const found = await unlessMissing(() => docker.getContainer(id).inspect());
      if (found === undefined) return undefined;
      const { Running, ExitCode, OOMKilled } = found.State;
      return { isRunning: Running, exitCode: ExitCode, isOutOfMemory: OOMKilled };
    },
    stop: async (id, graceSeconds) =>
      void (await unlessMissing(() => docker.getContainer(id).stop({ t: graceSeconds }))),
    remove: async (id) => void (await unlessMissing(() => docker.getContainer(id).remove({ force: true, v: true }))),
    createNetwork: (spec) => asked(() => createNetwork(docker, spec)),
    async networksWithLabels(labels) {
      const found = await asked(() => docker.listNetworks({ filters: { label: labelFilter(labels) } }));
      return found.map(({ Id }) => Id);
    },
    removeNetwork: async (id) => void (await unlessMissing(() => docker.getNetwork(id).remove())),
    async withLabels(labels) {
      const label = labelFilter(labels);
      const found = await asked(() => docker.listContainers({ all: true, filters: { label } }));
      return found.map(({ Id, State }) => ({ id: Id, isRunning: State === 'running' }));
    },
  };
}

/** Creates a container on its networks. The engine takes one of them with the container, and the other one afterwards. */
async function create(docker: Docker, spec: ContainerSpec): Promise<string> {
  const container = await docker.createContainer(createOptions(spec));
  const { secondNetwork } = spec;
  if (secondNetwork === undefined) return container.id;
  try {
    const { id, address } = secondNetwork;
    await docker
      .getNetwork(id)
      .connect({ Container: container.id, EndpointConfig: { IPAMConfig: { IPv4Address: address } } });
  } catch (error) {
    await container.remove({ force: true, v: true });
    throw error;
  }
  return container.id;
}

async function removeImage(docker: Docker, { id, references }: BuiltImage): Promise<boolean> {
  for (const name of references.length > 0 ? references : [id]) {
    try {
      await docker.getImage(name).remove();
    } catch (error) {
      const status = numberAt(error, 'statusCode');
      if (status === 409) return false;
      if (status !== 404) throw engineError(error);
    }
  }
  return true;
}

function labelFilter(labels: Readonly<Record<string, string>>): string[] {
  return Object.entries(labels).map(([key, value]) => `${key}=${value}`);
}

async function attached(docker: Docker, id: string, hasInput: boolean): Promise<Duplex> {
  const stream = await docker
    .getContainer(id)
    .attach({ stream: true, stdin: hasInput, stdout: true, stderr: true, hijack: true });
  // The client declares less than it gives: the connection itself.
  if (!(stream instanceof Duplex)) throw new EngineError('the engine gives no connection');
  return stream;
}

/** Fetches an image. The engine answers with one JSON object a line, and says in the last one what went wrong. */
async function pull(docker: Docker, reference: string, onProgress: (line: string) => void): Promise<void> {
  const stream = await asked(() => docker.pull(reference));
  let problem: string | undefined;
  const lines = new ErrorLines((line) => {
    const { text, error } = progressText(line);
    problem ??= error;
    if (text !== undefined) onProgress(text);
  });
  await asked(async () => {
    for await (const bytes of stream) lines.read(Buffer.from(bytes));
  });
  lines.end();
  if (problem !== undefined) throw new EngineError(problem);
}

function factsOf({ Id, RepoDigests, Config }: Docker.ImageInspectInfo): ImageFacts {
  const { Entrypoint, Cmd, Env, User, ExposedPorts } = Config;
  return {
    id: Id,
    digests: [...new Set((RepoDigests ?? []).flatMap((each) => /@(sha256:[0-9a-f]{64})$/.exec(each)?.[1] ?? []))],
    entrypoint: typeof Entrypoint === 'string' ? [Entrypoint] : (Entrypoint ?? []),
    command: Cmd ?? [],
    variables: new Set((Env ?? []).map((each) => each.split('=', 1)[0] ?? '')),
    user: User ?? '',
    ports: Object.keys(ExposedPorts ?? {}).flatMap((each) => {
      const port = /^(\d{1,5})(?:\/tcp)?$/.exec(each)?.[1];
      return port === undefined ? [] : [Number(port)];
    }),
  };
}

async function asked<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw engineError(error);
  }
}

/** Undefined where the engine does not have what is asked for, or has nothing left to do (304). */
async function unlessMissing<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    const status = numberAt(error, 'statusCode');
    // 409: it is being removed already.
    if (status === 404 || status === 304 || status === 409) return undefined;
    throw engineError(error);
  }
}

/** Converts errors of the engine to EngineError, with the engine's message. Every other error is a bug of this program and is returned unchanged. */
function engineError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const json: unknown = Reflect.get(error, 'json');
  const message: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'message') : undefined;
  if (typeof message === 'string') return new EngineError(message.trim());
  if (numberAt(error, 'statusCode') !== undefined) return new EngineError(error.message.trim());
  if ('code' in error && typeof error.code === 'string')
    return new EngineError(`the connection failed: ${error.code}`, { isGone: true });
  return error;
}

function numberAt(value: unknown, key: string): number | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'number' ? found : undefined;
}
