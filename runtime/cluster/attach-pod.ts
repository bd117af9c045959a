import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { KubeConfig, V1Pod } from '@kubernetes/client-node';
import type { ClientOptions, WebSocket } from 'ws';
import { reasonOf, systemCodeOf } from '../config/system-error.ts';

/** A container of a pod that is found by its labels. */
export interface PodTarget {
  /** The namespace of this process's own pod when absent. */
  readonly namespace: string | undefined;
  readonly selector: Readonly<Record<string, string>>;
  readonly container: string;
}

/** What hears of an attached container. After `closed` nothing is called any more. */
export interface AttachListener {
  /** Bytes of standard output. */
  output(bytes: Buffer): void;
  /** Bytes of standard error. */
  errorOutput(bytes: Buffer): void;
  /** The connection has ended; in words for people. */
  closed(reason: string): void;
}

/** The standard streams of a container that runs. */
export interface AttachedPod {
  /** Name of the pod. */
  readonly pod: string;
  /** Bytes that wait to be sent. */
  readonly unsent: number;
  write(bytes: Buffer): void;
  pause(): void;
  resume(): void;
  /** Lets the container run on. */
  close(): void;
}

/** Why there is nothing to attach to, in words for people. */
export interface AttachProblem {
  readonly problem: string;
}

const stdin = 0;
const stdout = 1;
const stderr = 2;
const status = 3;
const closed = 255;
/** Milliseconds between two checks that the other side still answers. A dead node does not close the connection. */
const heartbeat = 20_000;
const namespaceFile = '/var/run/secrets/kubernetes.io/serviceaccount/namespace';

/**
 * Attaches to the standard streams of the newest running container that fits (Kubernetes API, `pods/attach` over WebSocket). The
 * credentials are read anew for each attachment, since tokens of service accounts rotate.
 */
export async function attachPod(
  target: PodTarget,
  listener: AttachListener,
  load: () => Promise<KubeConfig> = defaultConfig,
): Promise<AttachedPod | AttachProblem> {
  const { CoreV1Api } = await import('@kubernetes/client-node');
  let config: KubeConfig;
  let namespace: string;
  let pod: string | undefined;
  try {
    config = await load();
    namespace = target.namespace ?? (await readFile(namespaceFile, 'utf8')).trim();
    const labelSelector = Object.entries(target.selector)
      .map(([key, value]) => `${key}=${value}`)
      .join(',');
    const { items } = await config.makeApiClient(CoreV1Api).listNamespacedPod({ namespace, labelSelector, limit: 100 });
    pod = newestRunning(items, target.container);
    if (pod === undefined) {
      return {
        problem: `no pod with the labels ${labelSelector} in namespace ${namespace} runs container "${target.container}"`,
      };
    }
  } catch (error) {
    return { problem: `its pod cannot be looked up: ${refusalOf(error)}` };
  }
  const query = new URLSearchParams({
    container: target.container,
    stdin: 'true',
    stdout: 'true',
    stderr: 'true',
    tty: 'false',
  });
  const connection = new Attachment(pod, listener);
  try {
    const path = `/api/v1/namespaces/${encodeURIComponent(namespace)}/pods/${encodeURIComponent(pod)}/attach?${query.toString()}`;
    return connection.opened(await openSocket(config, path, connection));
  } catch (error) {
    return { problem: `its pod ${pod} cannot be attached to: ${refusalOf(error)}` };
  }
}

/** Channels of standard streams, each message with the number of its stream in front. The fifth version has an end for each. */
const protocols = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];

async function openSocket(config: KubeConfig, path: string, connection: Attachment): Promise<WebSocket> {
  const { WebSocket: Client } = await import('ws');
  const options: ClientOptions = { handshakeTimeout: 10_000, maxPayload: 16_777_216 };
  await config.applyToHTTPSOptions(options);
  const server = config.getCurrentCluster()?.server ?? '';
  const socket = new Client(`${server.replace(/^http/, 'ws')}${path}`, protocols, options);
  // What comes in the same moment as the connection must not be lost.
  socket.on('message', (data, isBinary) => {
    if (isBinary && Buffer.isBuffer(data) && data.length > 0) connection.received(data[0] ?? 0, data.subarray(1));
  });
  await once(socket, 'open');
  return socket;
}

class Attachment implements AttachedPod {
  readonly pod: string;
  private readonly listener: AttachListener;
  private socket: WebSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private answered = true;
  private isOver = false;

  constructor(pod: string, listener: AttachListener) {
    this.pod = pod;
    this.listener = listener;
  }

  get unsent(): number {
    return this.socket?.bufferedAmount ?? 0;
  }

  opened(socket: WebSocket): AttachedPod | AttachProblem {
    if (this.isOver) return { problem: `its pod ${this.pod} closed the connection` };
    this.socket = socket;
    socket.on('close', () => this.end(`the connection to pod ${this.pod} was closed`));
    socket.on('error', (error) => this.end(`the connection to pod ${this.pod} broke (${reasonOf(error)})`));
    socket.on('pong', () => {
      this.answered = true;
    });
    this.timer = setInterval(() => this.look(), heartbeat);
    return this;
  }

  received(stream: number, bytes: Buffer): void {
    if (this.isOver) return;
    this.answered = true;
    if (stream === stdout && bytes.length > 0) this.listener.output(bytes);
    else if (stream === stderr && bytes.length > 0) this.listener.errorOutput(bytes);
    else if (stream === status) this.end(`its container in pod ${this.pod} has ended`);
    else if (stream === closed && bytes[0] === stdout) this.end(`its container in pod ${this.pod} closed its output`);
  }

  write(bytes: Buffer): void {
    if (this.isOver) return;
    this.socket?.send(Buffer.concat([Buffer.from([stdin]), bytes]));
  }

  pause(): void {
    this.socket?.pause();
  }

  resume(): void {
    if (this.socket?.isPaused === true) this.socket.resume();
  }

  close(): void {
    this.isOver = true;
    clearInterval(this.timer);
    this.socket?.close();
    setTimeout(() => this.socket?.terminate(), 1000).unref();
  }

  private look(): void {
    // Nothing is heard while reading is paused, answers to our own question neither.
    if (this.socket?.isPaused === true) return;
    if (!this.answered) {
      this.end(`pod ${this.pod} does not answer any more`);
      return;
    }
    this.answered = false;
    this.socket?.ping();
  }

  private end(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.timer);
    this.socket?.terminate();
    this.listener.closed(reason);
  }
}

/** The pod that was created last among those whose container runs and that are not being deleted. */
function newestRunning(pods: readonly V1Pod[], container: string): string | undefined {
  const running = pods.filter(
    ({ metadata, status: state }) =>
      metadata?.deletionTimestamp === undefined &&
      (state?.containerStatuses ?? []).some((each) => each.name === container && each.state?.running !== undefined),
  );
  const created = (pod: V1Pod): number => pod.metadata?.creationTimestamp?.getTime() ?? 0;
  return running.toSorted((a, b) => created(b) - created(a))[0]?.metadata?.name;
}

async function defaultConfig(): Promise<KubeConfig> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  config.loadFromDefault();
  return config;
}

/** What a refusal of the API server says, without its headers; their client prints all of them. */
function refusalOf(error: unknown): string {
  if (!(error instanceof Error)) {
    const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
    return typeof message === 'string' ? message : 'the API server cannot be reached';
  }
  const code: unknown = Reflect.get(error, 'code');
  if (code === 403) return 'the API server forbids it (status 403): the Role of the account lacks pods or pods/attach';
  if (typeof code === 'number') return `the API server answered with status ${code}`;
  // What the client says of a kubeconfig has no code.
  return systemCodeOf(error) === undefined ? error.message : reasonOf(error);
}
