import { hasProgram } from '../support/debian-program.ts';
import { isWholeRun, skippedPart } from '../support/skipped-part.ts';
import { hasPostgres, programs as postgresPrograms } from '../support/postgres.ts';
import { buildKubernetes, type KubernetesCommand } from './build-kubernetes.ts';
import { buildProgram } from './build-program.ts';
import { findGo } from './go.ts';
import { versions } from './versions.ts';

const controlPlane: readonly KubernetesCommand[] = [
  'kube-apiserver',
  'kubectl',
  'kube-controller-manager',
  'kube-scheduler',
];

/**
 * The folder with the programs of a control plane, built if it is missing, or undefined if it cannot be built: that is reported, and
 * is a failure in CI, so that a skipped test cannot pass for a green one.
 */
export function controlPlaneParts(): string | undefined {
  if (!isWholeRun()) return skipped('it is built from source');
  const go = findGo();
  if (go === undefined) return skipped('there is no Go to build Kubernetes with');
  if (!hasProgram('etcd', 'etcd-server')) return undefined;
  return buildKubernetes(go, controlPlane);
}

/** What a node runs, beside what Debian has. */
export interface NodeParts {
  /** Folder of the commands of Kubernetes. */
  readonly bin: string;
  readonly coredns: string;
  /** The program of `stand-in/`, for images. */
  readonly standIn: string;
  /** The program of `mcp-server/`, a real MCP server. */
  readonly mcpServer: string;
}

/** The same for a real node, which needs root for its containers and networks. */
export function nodeParts(): NodeParts | undefined {
  if (!isWholeRun()) return skipped('it is built from source');
  const go = findGo();
  if (go === undefined) return skipped('there is no Go to build Kubernetes with');
  if (process.getuid?.() !== 0) return skipped('a node needs root');
  const programs: readonly [program: string, packageName: string][] = [
    ['etcd', 'etcd-server'],
    ['containerd', 'docker.io'],
    ['nft', 'nftables'],
    ['tini', 'tini'],
    ['/usr/lib/cni/bridge', 'containernetworking-plugins'],
  ];
  if (!programs.every(([program, packageName]) => hasProgram(program, packageName))) return undefined;
  return {
    bin: buildKubernetes(go, [...controlPlane, 'kubelet', 'kube-proxy']),
    coredns: buildProgram(go, 'coredns', { 'github.com/coredns/coredns': versions.coredns }),
    standIn: buildProgram(go, 'stand-in'),
    mcpServer: buildProgram(go, 'mcp-server', { 'github.com/modelcontextprotocol/go-sdk': versions.mcpGoSdk }),
  };
}

/** What the Compose example runs on, beside the image of this project. */
export interface ComposeParts {
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string;
}

/** The same for an engine that runs containers outside of Kubernetes. */
export function composeParts(): ComposeParts | undefined {
  if (!isWholeRun()) return skipped('Docker Engine is installed for it', 'the test of the Compose example');
  if (process.getuid?.() !== 0)
    return skipped('an engine for containers needs root', 'the test of the Compose example');
  const engine = ['dockerd', 'docker'].every((program) => hasProgram(program, 'docker.io'));
  const tools =
    ['docker-compose', 'git', 'tini'].every((program) => hasProgram(program)) && hasProgram('setpriv', 'util-linux');
  const postgres = hasPostgres() ? postgresPrograms() : undefined;
  return engine && tools && postgres !== undefined ? { postgres } : undefined;
}

function skipped(reason: string, what = 'the tests against a real Kubernetes'): undefined {
  skippedPart(what, reason);
  return undefined;
}
