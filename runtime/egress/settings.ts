/** Which connections of a contained server are let through. */
export interface OutboundRules {
  /** Every public host and port. */
  readonly allowAll: boolean;
  /** `example.com`, `.example.com` (and everything below), or an address. Empty: any, where ports are listed. */
  readonly hosts: readonly string[];
  /** Empty: any, where hosts are listed. */
  readonly ports: readonly number[];
  /** Whether the machine of the engine may be reached. */
  readonly gateway: boolean;
  /** Addresses of that machine, which are refused unless `gateway`. */
  readonly machine: readonly string[];
}

/** A port of the server that is reached from outside. */
export interface IngressPort {
  /** The same here and at the server. */
  readonly port: number;
}

/** What the egress proxy is started with: one line of JSON on its standard input. */
export interface EgressSettings {
  /** Its address on the network that it shares with the server alone. */
  readonly inside: string;
  /** Address of the server there. */
  readonly server: string;
  readonly outbound: OutboundRules;
  readonly ingress: readonly IngressPort[];
}

/** The line that the proxy writes once it listens. */
export const readyLine = 'ready';
/** Where it takes requests of clients that know of a proxy. */
export const proxyPort = 3128;
/** Names that container engines give the machine they run on. */
export const gatewayNames: readonly string[] = [
  'host.docker.internal',
  'gateway.docker.internal',
  'host.containers.internal',
];

/** Reads the settings. They come from svc itself: anything else is a bug, and ends the proxy. */
export function readSettings(text: string): EgressSettings {
  const value: unknown = JSON.parse(text);
  if (!isSettings(value)) throw new Error('the first line of the standard input holds no settings');
  return value;
}

function isSettings(value: unknown): value is EgressSettings {
  const outbound = at(value, 'outbound');
  return (
    typeof at(value, 'inside') === 'string' &&
    typeof at(value, 'server') === 'string' &&
    typeof at(outbound, 'allowAll') === 'boolean' &&
    typeof at(outbound, 'gateway') === 'boolean' &&
    isListOf(at(outbound, 'hosts'), 'string') &&
    isListOf(at(outbound, 'ports'), 'number') &&
    isListOf(at(outbound, 'machine'), 'string') &&
    isListOf(at(value, 'ingress'), 'object')
  );
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isListOf(value: unknown, type: 'string' | 'number' | 'object'): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === type);
}
