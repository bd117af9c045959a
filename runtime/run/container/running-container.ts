import { EngineError, type ContainerEngine } from '../engine/container-engine.ts';
import type { EndCause } from '../server-watch.ts';
import {
  startAttached,
  type ContainerListener,
  type ContainerStart,
  type RunningContainer,
} from './attached-container.ts';
import { instanceLabel, ownLabels } from './container-plan.ts';
import { openIsolation, type Isolation } from './isolation.ts';

/** A container to start, and how it is isolated where it is. */
export interface WorkloadStart extends ContainerStart {
  readonly isolation?: Isolation | undefined;
  /** Whose containers it replaces: those with this id belong to it, running or not. */
  readonly instance: string;
}

/**
 * Starts the container of a workload, with the network and the proxy that isolate it where it has some. A container that an earlier run of the
 * same workload left behind is removed first, and so is one of its own that runs: an engine that was started again may have kept it, and its
 * streams are lost. One of somebody else that runs is left alone. Throws `EngineError`.
 */
export async function startContainer(start: WorkloadStart, listener: ContainerListener): Promise<RunningContainer> {
  const { engine, name, isolation, instance, onLeft } = start;
  await removeInstance(engine, instance);
  await removeLeftovers(engine, name);
  if (isolation === undefined) return startAttached(start, listener);
  const around = await openIsolation(start, isolation);
  let isOver = false;
  const end = async (reason: string, cause: EndCause): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await closed(around, onLeft);
    listener.ended(reason, cause);
  };
  try {
    const running = await startAttached(
      { ...start, spec: around.spec },
      {
        output: (bytes) => listener.output(bytes),
        errorOutput: (bytes) => listener.errorOutput(bytes),
        ended: (reason, cause) => void end(reason, cause),
      },
    );
    // Without its proxy it reaches nothing, and may not be reached: both are started again.
    const follow = async (): Promise<void> => {
      const { reason, cause } = await around.ended;
      if (isOver) return;
      await running.close(0);
      await end(`its egress proxy has ended: ${reason}`, cause);
    };
    void follow();
    return {
      stream: running.stream,
      async close(graceMs) {
        isOver = true;
        await running.close(graceMs);
        await closed(around, onLeft);
      },
    };
  } catch (error) {
    isOver = true;
    await closed(around, onLeft);
    throw error;
  }
}

async function closed(around: { close(): Promise<void> }, onLeft: ContainerStart['onLeft']): Promise<void> {
  try {
    await around.close();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    onLeft(error.message);
  }
}

/** Removes containers of a workload that have ended. Throws where one runs. */
export async function removeLeftovers(engine: ContainerEngine, name: string): Promise<void> {
  for (const { id, isRunning } of await engine.withLabels(ownLabels(name))) {
    if (isRunning)
      throw new EngineError(
        `a container of ${JSON.stringify(name)} runs already (${id.slice(0, 12)}): stop it first, or choose another --name`,
      );
    await engine.remove(id);
  }
  await removeNetworks(engine, ownLabels(name));
}

/** Removes the containers and networks of a supervised workload, running or not: its supervisor has gone. */
export async function removeInstance(engine: ContainerEngine, instance: string): Promise<void> {
  for (const { id } of await engine.withLabels(instanceLabel(instance))) await engine.remove(id);
  await removeNetworks(engine, instanceLabel(instance));
}

async function removeNetworks(engine: ContainerEngine, labels: Readonly<Record<string, string>>): Promise<void> {
  for (const id of await engine.networksWithLabels(labels)) await engine.removeNetwork(id);
}
