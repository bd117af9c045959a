import { isNamedInEnvironment, namedSecret, type NamedSecret } from '../../endpoint/named-secret.ts';
import type { SecretReading } from '../../http/secret-value.ts';
import type { SecretStore } from './secret-store.ts';

/** Milliseconds until a store is read again, as files with secrets are. */
const freshFor = 1000;

/**
 * Finds secrets by their names: in the folder or variable that the environment names, or else in the store, which is read again so that a
 * changed secret counts a second later. Without a key the environment is asked alone.
 */
export function secretsFrom(
  store: Pick<SecretStore, 'path' | 'read'>,
  key: Buffer | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): NamedSecret {
  if (key === undefined) return (name) => namedSecret(name, environment);
  let known: ReturnType<SecretStore['read']> | undefined;
  let until = 0;
  const read = (name: string): SecretReading => {
    if (known === undefined || performance.now() >= until) {
      known = store.read(key);
      until = performance.now() + freshFor;
    }
    if ('problem' in known) return { ok: false, problem: `${known.problem}.` };
    const text = Object.hasOwn(known.secrets, name) ? known.secrets[name] : undefined;
    return text === undefined ? { ok: false, problem: 'There is no such secret.' } : { ok: true, text };
  };
  return (name) =>
    isNamedInEnvironment(name, environment)
      ? namedSecret(name, environment)
      : { place: `the store ${store.path}`, reading: () => read(name) };
}
