import { startOidcProvider } from './oidc-provider.ts';
import { startTestRegistry, type RegistryAnswer, type TestRegistry } from './running-registry.ts';

type Configuration = Parameters<typeof startTestRegistry>[0];

/** A registry under full authorization, and people who ask it. */
export interface RegistryWithPeople {
  readonly registry: TestRegistry;
  /** Asks with the token of one of the people; a string is sent unchanged. */
  ask(who: string, method: string, path: string, body?: object | string): Promise<RegistryAnswer>;
  /** Ends the registry and the provider of its tokens. */
  close(): Promise<void>;
}

/** Starts one, ready, whose tokens come from a real provider; `people` are their claims by name. */
export async function registryWithPeople(
  given: Pick<Configuration, 'sources' | 'registries'>,
  roles: Readonly<Record<string, readonly object[]>>,
  people: Readonly<Record<string, object>>,
): Promise<RegistryWithPeople> {
  const provider = await startOidcProvider();
  const registry = await startTestRegistry({
    ...given,
    auth: {
      oauth: { providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: { roles },
    },
  });
  await registry.ready();
  const exp = Math.floor(Date.now() / 1000) + 600;
  const tokens: Record<string, string> = {};
  for (const [name, claims] of Object.entries(people))
    tokens[name] = await provider.sign({ sub: name, exp, ...claims });
  return {
    registry,
    ask: (who, method, path, body) =>
      registry.ask(method, path, { token: tokens[who] ?? '', ...(body === undefined ? {} : { body }) }),
    close: async () => {
      await registry.close();
      await provider.stop();
    },
  };
}
