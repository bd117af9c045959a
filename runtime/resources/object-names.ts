import { project } from '../../generated/project.ts';
import { withoutVariables } from '../config/schema/variable-values.ts';
import { sha256 } from './sha256.ts';

/** Longest name of a Service and longest label value. */
const limit = 63;

/** Longest name of a StatefulSet: its pods carry a label of its name, a dash and a hash of up to ten digits. */
const statefulSetLimit = limit - 11;

const fitting = /^[a-z0-9-]*$/;

/**
 * A name that fits a Kubernetes label (RFC 1123: letters, digits, '-', at most 63, or less where it is asked for). What does not fit is cut and gets
 * a suffix of its hash, so that two long names with one beginning stay apart. Variables that are filled in later stay as they are.
 */
export function fitted(name: string, longest = limit): string {
  if (name.length <= longest && fitting.test(name)) return name;
  const known = withoutVariables(name);
  if (known.length <= longest && fitting.test(known)) return name;
  const plain = name.replaceAll(/[^a-z0-9-]/g, '-');
  const suffix = sha256(name).slice(0, 8);
  return `${plain.slice(0, longest - suffix.length - 1).replace(/-+$/, '')}-${suffix}`;
}

/** The names of everything that is emitted for a resource, by kind. The one table of names. */
export const objectNames = {
  /** Proxy of an MCPServer: Deployment, Service, ConfigMap, ServiceAccount, Role, RoleBinding. */
  serverProxy: (name: string): string => fitted(`mcp-${name}-proxy`),
  /** Backend of an MCPServer: Deployment, Service, ServiceAccount, NetworkPolicy. */
  serverBackend: (name: string): string => fitted(`mcp-${name}`),
  remoteProxy: (name: string): string => fitted(`mcp-${name}-remote-proxy`),
  virtualServer: (name: string): string => fitted(`vmcp-${name}`),
  registry: (name: string): string => fitted(`mcp-registry-${name}`),
  /** Rights of a registry in another namespace than its own. */
  registryReader: (name: string, namespace: string): string => fitted(`mcp-registry-${name}-of-${namespace}`),
  /** StatefulSet and Service of an EmbeddingServer. */
  embedding: (name: string): string => fitted(`mcp-embedding-${name}`, statefulSetLimit),
} as const;

/**
 * Name of an environment variable: the project's prefix, what it is for, and the words it is about, in upper case.
 * Different words never share a variable: what their letters do not keep apart, a hash does. Case does not count,
 * since neither header names nor Kubernetes names differ by it alone.
 */
export function environmentName(purpose: string, ...words: readonly string[]): string {
  const readable = words.map((word) => word.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_'));
  // Two underscores separate the words, so a word that could produce them gets a hash.
  const isPlain = words.every((word) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(word));
  const hash = sha256(JSON.stringify(words).toLowerCase()).slice(0, 8).toUpperCase();
  const suffix = [...readable, ...(isPlain ? [] : [hash])].join('__');
  return `${project.environmentPrefix}${purpose}${suffix === '' ? '' : `_${suffix}`}`;
}
