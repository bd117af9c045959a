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
function engineWith(state: ContainerState, start: (stream: PassThrough) => void) {
  const asked: string[] = [];
  const stream = new PassThrough();
  const engine: ContainerEngine = {
    place: '/engine.sock',
    image: async () => undefined,
    pull: async () => undefined,
    build: async () => 'id',
    tag: async () => undefined,
    fileOf: async () => undefined,
    create: async () => 'id',
    hasFile: async () => true,
    attach: async () => stream,
    start: async () => start(stream),
    state: async () => state,
    stop: async () => void asked.push('stop'),
    remove: async () => void asked.push('remove'),
    withLabels: async () => [],
    createNetwork: async () => 'network',
    networksWithLabels: async () => [],
    removeNetwork: async () => undefined,
  };
  return { engine, stream, asked };
}

async function endsOf({ engine, stream }: ReturnType<typeof engineWith>): Promise<string[]> {
  const ends: string[] = [];
  const ended = (reason: string): void => void ends.push(reason);
  const silent = { output: () => undefined, errorOutput: () => undefined, ended };
  try {
    await startContainer({ engine, spec, name: 'a', firstLine: undefined }, silent);
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
  expect(await endsOf(parts)).toEqual(['it ended with code 7']);
  expect(parts.asked).toEqual(['stop', 'remove']);
  const greedy = engineWith({ ...ended, isOutOfMemory: true }, () => undefined);
  expect(await endsOf(greedy)).toEqual(['it needed more memory than its limit of 1 MiB']);
});

test('one that cannot be started is removed, and did not end', async () => {
  const parts = engineWith(ended, (stream) => {
    stream.destroy();
    throw new EngineError('the port is taken');
  });
  expect(await endsOf(parts)).toEqual(['thrown: the port is taken']);
  expect(parts.asked).toEqual(['remove']);
});
