import type { Replicas } from '../mcp/session/replicas.ts';

/** The key with which replicas seal what clients carry from one to another. */
export interface StateKey {
  /** 32 bytes; undefined while it is not known, or where there are no replicas. */
  readonly present: Buffer | undefined;
  /** Asks for it where it is not known. False: the storage that replicas share cannot be reached. */
  learn(): Promise<boolean>;
}

/** Makes the key of the replicas; without replicas there is none, and nothing to learn. */
export function stateKey(replicas: Pick<Replicas, 'stateKey'> | undefined): StateKey {
  let present: Buffer | undefined;
  return {
    get present() {
      return present;
    },
    async learn() {
      if (replicas === undefined || present !== undefined) return true;
      present = await replicas.stateKey();
      return present !== undefined;
    },
  };
}
