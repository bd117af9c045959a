import type { EnvVar, Volume, VolumeMount } from '../../../generated/kubernetes/types.ts';
import type { SecretKeyRef } from '../../../generated/types/secret-key-ref.ts';
import { podFolders } from '../../objects/layout.ts';

/** What one concern (OIDC, telemetry, storage, …) adds to the pod of a program. */
export interface PodAdditions {
  readonly env: readonly EnvVar[];
  readonly volumes: readonly Volume[];
  readonly mounts: readonly VolumeMount[];
  /** Files of the program's ConfigMap, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Nothing to add. */
export const noAdditions: PodAdditions = { env: [], volumes: [], mounts: [], files: {} };

/** A writable /tmp beside a root file system that is read-only. */
export const temporaryVolume: Volume = { name: 'tmp', emptyDir: {} };
export const temporaryMount: VolumeMount = { name: 'tmp', mountPath: podFolders.temporary };

/** Parts with only some of the lists filled. */
export function podAdditions(some: Partial<PodAdditions>): PodAdditions {
  return { ...noAdditions, ...some };
}

/** All parts together. The same volume or mount asked for twice is there once; so is the same variable. */
export function joinAdditions(...all: readonly PodAdditions[]): PodAdditions {
  // Most concerns add nothing to most pods.
  const adding = all.filter((addition) => addition !== noAdditions);
  if (adding.length === 0) return noAdditions;
  const [first] = adding;
  if (first !== undefined && adding.length === 1 && isShort(first)) return first;
  return {
    env: firstOfEach(
      adding.flatMap((addition) => addition.env),
      (variable) => variable.name,
    ),
    volumes: firstOfEach(
      adding.flatMap((addition) => addition.volumes),
      (volume) => volume.name,
    ),
    mounts: firstOfEach(
      adding.flatMap((addition) => addition.mounts),
      (mount) => mount.mountPath,
    ),
    files: Object.assign({}, ...adding.map((addition) => addition.files)),
  };
}

/** Whether nothing can be there twice. */
function isShort({ env, volumes, mounts }: PodAdditions): boolean {
  return env.length < 2 && volumes.length < 2 && mounts.length < 2;
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  if (items.length < 2) return [...items];
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** An environment variable whose value stays in its Secret. */
export function secretVariable(name: string, secret: SecretKeyRef): EnvVar {
  return { name, valueFrom: { secretKeyRef: { name: secret.name, key: secret.key } } };
}

/** Variables whose values come from Secrets. */
export function secretVariables(
  secrets: readonly { readonly variable: string; readonly secret: SecretKeyRef }[],
): PodAdditions {
  return podAdditions({ env: secrets.map(({ variable, secret }) => secretVariable(variable, secret)) });
}

/** A file that shows one key of a Secret, readable by the program's group only. */
export function secretFile(volume: string, path: string, secret: SecretKeyRef): PodAdditions {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return podAdditions({
    volumes: [
      {
        name: volume,
        secret: { secretName: secret.name, defaultMode: 0o440, items: [{ key: secret.key, path: file }] },
      },
    ],
    mounts: [{ name: volume, mountPath: path.slice(0, path.lastIndexOf('/')), readOnly: true }],
  });
}

/** A file that shows one key of a ConfigMap. */
export function configMapFile(
  volume: string,
  path: string,
  source: { readonly name: string; readonly key: string },
): PodAdditions {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return podAdditions({
    volumes: [{ name: volume, configMap: { name: source.name, items: [{ key: source.key, path: file }] } }],
    mounts: [{ name: volume, mountPath: path.slice(0, path.lastIndexOf('/')), readOnly: true }],
  });
}
