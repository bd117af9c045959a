import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  EngineError,
  type ContainerEngine,
  type ContainerSpec,
  type ContainerState,
} from '../../../runtime/run/engine/container-engine.ts';
import { startContainer } from '../../../runtime/run/container/running-container.ts';

const spec: ContainerSpec = {
  name: 'svc-a',
  image: 'a:1',
  environment: {},
  labels: {},
  user: undefined,
  network: 'none',
  ports: [],
  mounts: [],
  memoryFolders: [],
  isPrivileged: false,
  limits: { memory: 1_048_576, processes: 1, processors: 1 },
  hasInput: true,
};

/** An engine with one container, and what it was asked. */
function engineWith(
  state: ContainerState,
  start: (stream: PassThrough) => void,
  own: Partial<Pick<ContainerEngine, 'state' | 'withLabels'>> = {},
) {
  const asked: string[] = [];
  const stream = new PassThrough();
  const engine: ContainerEngine = {
    place: '/engine.sock',
    image: async () => undefined,
    pull: async () => undefined,
    build: async () => 'id',
    tag: async () => undefined,
    imagesWithLabels: async () => [],
    removeImage: async () => true,
    fileOf: async () => undefined,
    create: async () => 'id',
    hasFile: async () => true,
    attach: async () => stream,
    start: async () => start(stream),
    state: async () => state,
    stop: async () => void asked.push('stop'),
    remove: async (id) => void asked.push(id === 'id' ? 'remove' : `remove ${id}`),
    withLabels: async () => [],
    createNetwork: async () => 'network',
    networksWithLabels: async () => [],
    removeNetwork: async () => undefined,
    ...own,
  };
  return { engine, stream, asked };
}

async function endsOf({ engine, stream }: ReturnType<typeof engineWith>): Promise<string[]> {
  const ends: string[] = [];
  const ended = (reason: string, cause: string): void => void ends.push(`${cause}: ${reason}`);
  const silent = { output: () => undefined, errorOutput: () => undefined, ended };
  try {
    await startContainer(
      {
        engine,
        spec,
        name: 'a',
        instance: 'one',
        firstLine: undefined,
        onLeft: (reason: string) => ends.push(`left: ${reason}`),
      },
      silent,
    );
    stream.destroy();
  } catch (error) {
    ends.push(`thrown: ${error instanceof EngineError ? error.message : String(error)}`);
  }
  await delay(20);
  return ends;
}

const ended: ContainerState = { isRunning: false, exitCode: 7, isOutOfMemory: false };

test('a container that ends says why, once, and is removed', async () => {
  const parts = engineWith(ended, () => undefined);
  expect(await endsOf(parts)).toEqual(['server: it ended with code 7']);
  expect(parts.asked).toEqual(['stop', 'remove']);
  const greedy = engineWith({ ...ended, isOutOfMemory: true }, () => undefined);
  expect(await endsOf(greedy)).toEqual(['server: it needed more memory than its limit of 1 MiB']);
});

test('one that cannot be started is removed, and did not end', async () => {
  const parts = engineWith(ended, (stream) => {
    stream.destroy();
    throw new EngineError('the port is taken');
  });
  expect(await endsOf(parts)).toEqual(['thrown: the port is taken']);
  expect(parts.asked).toEqual(['remove']);
});

test('where the engine has gone, it made the end, and the container may still be there', async () => {
  const gone = async (): Promise<never> => {
    throw new EngineError('the connection failed: ECONNREFUSED', { isGone: true });
  };
  const reason = 'the container engine at /engine.sock has gone: the connection failed: ECONNREFUSED';
  const parts = engineWith(ended, () => undefined, { state: gone });
  expect(await endsOf(parts)).toEqual([`left: ${reason}`, `engine: ${reason}`]);
});

test('a container of its own that runs is replaced, and one of somebody else is not touched', async () => {
  const foundBy = (label: string) => async (labels: Readonly<Record<string, string>>) =>
    Object.keys(labels).some((key) => key.endsWith(label)) ? [{ id: 'other', isRunning: true }] : [];
  const own = engineWith(ended, () => undefined, { withLabels: foundBy('/instance') });
  await endsOf(own);
  expect(own.asked[0]).toBe('remove other');
  const foreign = engineWith(ended, () => undefined, { withLabels: foundBy('/workload') });
  expect(await endsOf(foreign)).toEqual([expect.stringContaining('thrown: a container of "a" runs already (other)')]);
  expect(foreign.asked).toEqual([]);
});
