import type { Duplex, Readable } from 'node:stream';

/** A folder or file of this machine in a container. */
export interface Mount {
  /** Absolute path here, links followed. */
  readonly source: string;
  /** Absolute path there. */
  readonly target: string;
  readonly readOnly: boolean;
}

/** A port of a container that is open on this machine. */
export interface PublishedPort {
  /** Address of this machine. */
  readonly address: string;
  readonly port: number;
  readonly containerPort: number;
}

/** What a container may use. */
export interface Limits {
  /** Bytes of memory; nothing is swapped out. */
  readonly memory: number;
  /** Processes and threads at the same time. */
  readonly processes: number;
  /** Processors. */
  readonly processors: number;
}

/** A network of one contained server: nothing outside of it is reached from it, this machine included. */
export interface NetworkSpec {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Its addresses (`198.19.4.0/28`). */
  readonly subnet: string;
}

/** A container as it is asked for. What it does not say is closed: rights, files, ports. */
export interface ContainerSpec {
  readonly name: string;
  /** A reference that the engine has. */
  readonly image: string;
  /** In place of the image's own, where it is given. */
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** `uid:gid`; undefined leaves it to the image. */
  readonly user: string | undefined;
  /** A network of the engine by name or id, or one of its modes. */
  readonly network: string;
  /** Its address on that network; undefined leaves it to the engine. */
  readonly address?: string;
  /** One more network, with the address there. */
  readonly secondNetwork?: { readonly id: string; readonly address: string };
  /** Address of whom it asks for names; undefined leaves it to the engine. */
  readonly nameServer?: string;
  /** A name under which it reaches the machine of the engine. */
  readonly machineName?: string;
  readonly ports: readonly PublishedPort[];
  readonly mounts: readonly Mount[];
  /** Absolute paths there, below a mount: a folder that is empty and a file without content are in their place. */
  readonly hidden?: readonly { readonly kind: 'folder' | 'file'; readonly target: string }[];
  /** Folders in memory that the container may write to, each empty at the start. */
  readonly memoryFolders: readonly string[];
  /** All rights over the machine, and a root file system that can be written to. */
  readonly isPrivileged: boolean;
  readonly limits: Limits;
  /** Whether somebody writes to its standard input. */
  readonly hasInput: boolean;
}

/** An image to build. */
export interface ImageBuild {
  /** An archive (tar) with a `Dockerfile` and what it copies. */
  readonly context: Readable;
  readonly labels: Readonly<Record<string, string>>;
  /** Arguments that the engine knows without a declaration, such as those of proxies. It does not keep them. */
  readonly args: Readonly<Record<string, string>>;
  /** Hears each line that the engine and the steps write. */
  readonly onLine: (line: string) => void;
  /** Milliseconds for all of it. Default: an hour. */
  readonly timeMs?: number;
  /** Bytes that it may write. Default: 64 MiB. */
  readonly logSize?: number;
}

/** An image that was built here. */
export interface BuiltImage {
  readonly id: string;
  /** Its names with their tags. */
  readonly references: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** Bytes, with the layers that it shares. */
  readonly size: number;
}

/** What an image says about itself. */
export interface ImageFacts {
  /** Digest (`sha256:HEX`) of what the engine keeps: it covers everything in the image. */
  readonly id: string;
  /** Digests by which registries know it; none for an image that was built here. */
  readonly digests: readonly string[];
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  /** Names of the variables that it sets. */
  readonly variables: ReadonlySet<string>;
  /** Empty where it names none. */
  readonly user: string;
  /** TCP ports that it declares. */
  readonly ports: readonly number[];
}

/** How a container is. */
export interface ContainerState {
  readonly isRunning: boolean;
  readonly exitCode: number;
  /** It was ended because it needed more memory than its limit. */
  readonly isOutOfMemory: boolean;
}

/** A container of somebody's. */
export interface FoundContainer {
  readonly id: string;
  readonly isRunning: boolean;
}

/**
 * A program that runs containers: Docker Engine, or what speaks its API. Every function throws `EngineError` where the engine refuses or
 * cannot be reached.
 */
export interface ContainerEngine {
  /** Where it is, for messages. */
  readonly place: string;
  /** Undefined where the engine does not have the image. */
  image(reference: string): Promise<ImageFacts | undefined>;
  /** Fetches an image from its registry; `onProgress` hears what happens, line by line. */
  pull(reference: string, onProgress: (line: string) => void): Promise<void>;
  /** Builds an image and returns its id. */
  build(build: ImageBuild): Promise<string>;
  /** Images with all of these labels. */
  imagesWithLabels(labels: Readonly<Record<string, string>>): Promise<readonly BuiltImage[]>;
  /** Takes an image away, with all of its names; false where a container or another image needs it. */
  removeImage(image: BuiltImage): Promise<boolean>;
  /** Gives an image one more name. */
  tag(id: string, reference: string): Promise<void>;
  /** The text of a file in an image; undefined where it has none there, or one of more than `mostBytes`. */
  fileOf(image: string, path: string, mostBytes: number): Promise<string | undefined>;
  /** Returns the id of a container that does not run yet. */
  create(spec: ContainerSpec): Promise<string>;
  /** Whether a container has something at a path. */
  hasFile(id: string, path: string): Promise<boolean>;
  /** Its standard streams. What it writes comes in frames (`ContainerOutput`). */
  attach(id: string, hasInput: boolean): Promise<Duplex>;
  start(id: string): Promise<void>;
  /** Undefined where it is gone. */
  state(id: string): Promise<ContainerState | undefined>;
  /** Ends it: politely, and after `graceSeconds` by force. One that has ended, or is gone, is left alone. */
  stop(id: string, graceSeconds: number): Promise<void>;
  /** Takes it away, with what it wrote. One that is gone is left alone. */
  remove(id: string): Promise<void>;
  /** Returns the id of a new network; undefined where its addresses are those of another one. */
  createNetwork(spec: NetworkSpec): Promise<string | undefined>;
  /** Ids of the networks with all of these labels. */
  networksWithLabels(labels: Readonly<Record<string, string>>): Promise<readonly string[]>;
  /** One that is gone is left alone. */
  removeNetwork(id: string): Promise<void>;
  /** Containers with all of these labels, running or not. */
  withLabels(labels: Readonly<Record<string, string>>): Promise<readonly FoundContainer[]>;
}

/** The engine refuses something, or cannot be reached. Its message is for people. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  /** Whether it cannot be reached: it has ended, or is started again. */
  readonly isGone: boolean;

  constructor(message: string, { isGone = false } = {}) {
    super(message);
    this.isGone = isGone;
  }
}
