import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Stored {
  model: string;
  payload: AdapterPayload;
  endsAt: number;
}

/** Where the provider keeps what is under way: in memory, since a login takes a minute. */
export function createOidcAdapter(): AdapterFactory {
  const stored = new Map<string, Stored>();

  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const live = (key: string) => {
      const entry = stored.get(key);
      if (entry && entry.endsAt <= Date.now()) stored.delete(key);
      return stored.get(key)?.payload;
    };
    const ofModel = (matches: (payload: AdapterPayload) => boolean) =>
      [...stored].filter((entry) => entry[1].model === model && matches(entry[1].payload));

    return {
      async upsert(id, payload, expiresIn) {
        for (const [key, { endsAt }] of stored) if (endsAt <= Date.now()) stored.delete(key);
        stored.set(keyOf(id), { model, payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 });
      },
      find: async (id) => live(keyOf(id)),
      async findByUid(uid) {
        const [found] = ofModel((payload) => payload.uid === uid);
        return found && live(found[0]);
      },
      // Only devices without a keyboard have user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = live(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key] of ofModel((payload) => payload.grantId === grantId)) stored.delete(key);
      },
    };
  };
}
