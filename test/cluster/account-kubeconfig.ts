import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiGroup } from '../../generated/kinds.ts';
import type { ControlPlane } from './control-plane.ts';

/** Makes a service account that may read our resources in some namespaces, the first of which it lives in, and returns a kubeconfig with a token of it. */
export async function accountKubeconfig(
  { kubectl, kubeconfig, folder }: ControlPlane,
  namespaces: readonly [string, ...string[]],
): Promise<string> {
  const [home] = namespaces;
  const must = async (...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await kubectl(args);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed: ${stderr}`);
    return stdout;
  };
  await must('create', 'serviceaccount', 'reader', '-n', home);
  for (const namespace of namespaces) {
    const role = ['--verb=get,list,watch', `--resource=*.${apiGroup}`];
    await must('create', 'role', 'reader', '-n', namespace, ...role);
    const binding = ['--role=reader', `--serviceaccount=${home}:reader`];
    await must('create', 'rolebinding', 'reader', '-n', namespace, ...binding);
  }
  return tokenKubeconfig({ kubectl, kubeconfig, folder }, home, 'reader');
}

/** A kubeconfig with a token of a service account, in the namespace that it lives in. */
export async function tokenKubeconfig(
  { kubectl, kubeconfig, folder }: Pick<ControlPlane, 'kubectl' | 'kubeconfig' | 'folder'>,
  namespace: string,
  account: string,
): Promise<string> {
  const { code, stdout, stderr } = await kubectl(['create', 'token', account, '-n', namespace]);
  if (code !== 0) throw new Error(`there is no token of ${account}: ${stderr}`);
  const path = join(folder, `kubeconfig-${namespace}-${account}`);
  const config: unknown = JSON.parse(readFileSync(kubeconfig, 'utf8'));
  const made = {
    ...Object(config),
    users: [{ name: 'test', user: { token: stdout.trim() } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test', namespace } }],
  };
  writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
  return path;
}
