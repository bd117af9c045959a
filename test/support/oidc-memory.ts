import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** What a provider of the tests remembers, in this process; each provider has a memory of its own. */
export function oidcMemory(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const matching = (wanted: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, payload]) => key.startsWith(keyOf('')) && wanted(payload))?.[1];
    return {
      upsert: async (id, payload) => void entries.set(keyOf(id), payload),
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) => matching((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => matching((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = entries.get(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
