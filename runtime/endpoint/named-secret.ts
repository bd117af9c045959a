import { join } from 'node:path';
import { project } from '../../generated/project.ts';
import type { SecretSource } from '../http/secret-value.ts';

/** Finds the secret of a name. */
export type NamedSecret = (name: string) => SecretSource;

/** Variable that names a folder with one file for each secret, as Kubernetes mounts a Secret. */
const folderVariable = `${project.environmentPrefix}SECRETS_DIR`;

/**
 * Where the secret of a name is: the file of this name in the folder `SVC_SECRETS_DIR`, or without such a folder the variable
 * `SVC_SECRET_<NAME>`, in capitals and with `_` for what a variable cannot hold.
 */
export function namedSecret(name: string, environment: NodeJS.ProcessEnv = process.env): SecretSource {
  const folder = environment[folderVariable];
  // A name that is a path would lead out of the folder; no mounted Secret has such a key.
  if (folder !== undefined && folder !== '' && /^[-._a-zA-Z0-9]+$/.test(name) && !/^\.+$/.test(name))
    return { file: join(folder, name) };
  return { env: `${project.environmentPrefix}SECRET_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}` };
}

/** Whether the environment says where the secret of a name is: in a folder, or in its own variable. */
export function isNamedInEnvironment(name: string, environment: NodeJS.ProcessEnv = process.env): boolean {
  const source = namedSecret(name, environment);
  return 'file' in source || ('env' in source && (environment[source.env] ?? '') !== '');
}
