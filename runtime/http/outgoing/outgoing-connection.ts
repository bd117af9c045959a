import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import { classOfAddress, isAllowedAddress } from './outgoing-address.ts';
import type { AddressRule } from './outgoing-address.ts';
import { undiciPackage } from './undici-package.ts';

/** Finds all addresses of a name, as `dns.lookup` does with `all`. */
export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** Why no connection was opened: every address of the host is one that the rule refuses. */
export class RefusedAddress extends Error {
  /** Whether a rule that allows private addresses would have let one of them through. */
  readonly isPrivate: boolean;

  constructor(addresses: readonly string[]) {
    super('refused address');
    this.isPrivate = addresses.some((address) => classOfAddress(address) !== 'never');
  }
}

export interface GuardedConnection {
  readonly rule: AddressRule;
  /** Connections without TLS stay on this machine, whatever the rule allows. */
  readonly plainOnLoopbackOnly: boolean;
  readonly certificates: readonly string[];
  readonly resolve: Resolve;
  /** To open a connection, TLS included, in milliseconds. Default: 10,000. */
  readonly connectTime?: number;
  /** What is shown of ourselves where the other side asks for it, as PEM. */
  readonly cert?: string;
  readonly key?: string;
  /** Accepts any certificate. For development only. */
  readonly insecureSkipVerify?: boolean;
}

/** Asks the operating system, hosts file included. */
export const resolveBySystem: Resolve = (hostname, callback) => {
  systemLookup(hostname, { all: true }, callback);
};

/**
 * Opens connections only to addresses that the rule allows. What is judged is what is connected to: the addresses given to the
 * socket are the ones that were looked at, so a name that changes its answer in between gains nothing.
 */
export function guardedConnector(options: GuardedConnection): buildConnector.connector {
  const plainRule = options.plainOnLoopbackOnly
    ? { loopback: options.rule.loopback || options.rule.private, private: false }
    : options.rule;
  const plain = ruledConnector(plainRule, options);
  const secure = ruledConnector(options.rule, options);
  return (target, callback) => (target.protocol === 'https:' ? secure : plain)(target, callback);
}

function ruledConnector(rule: AddressRule, options: GuardedConnection): buildConnector.connector {
  const connect = undiciPackage().buildConnector({
    allowH2: false,
    ca: [...options.certificates],
    rejectUnauthorized: options.insecureSkipVerify !== true,
    lookup: guardedLookup(rule, options.resolve),
    timeout: options.connectTime ?? 10_000,
    ...(options.cert === undefined ? {} : { cert: options.cert }),
    ...(options.key === undefined ? {} : { key: options.key }),
  });
  return (target, callback) => {
    // Addresses written in the URL are never looked up.
    const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) !== 0 && !isAllowedAddress(host, rule)) {
      process.nextTick(callback, new RefusedAddress([host]), null);
    } else {
      connect(target, callback);
    }
  };
}

function guardedLookup(rule: AddressRule, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => isAllowedAddress(address, rule));
      const [first] = allowed;
      if (first === undefined) return callback(new RefusedAddress(addresses.map(({ address }) => address)), '', 0);
      if (options.all === true) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
}
