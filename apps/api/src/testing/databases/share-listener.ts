import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

interface Listener {
  onPayload(payload: string): void;
  onMissed(): void;
}

/** One connection for each channel on which the tests of a worker listen: opening one costs a server 30 ms. */
export interface SharedListener {
  listen: Database['listen'];
  /** Waits until whatever was published so far has arrived, so that none of it reaches the next test. */
  settle(): Promise<void>;
}

/** Shares what listens at `database` among its users. */
export function shareListener(database: Database): SharedListener {
  const channels = new Map<string, Promise<Channel>>();
  return {
    async listen(channel, onPayload, onMissed) {
      const opened = channels.get(channel) ?? openChannel(database, channel);
      channels.set(channel, opened);
      const { listeners } = await opened;
      const listener: Listener = { onPayload, onMissed };
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
    async settle() {
      for (const opened of channels.values()) await (await opened).settle();
    },
  };
}

interface Channel {
  listeners: Set<Listener>;
  settle(): Promise<void>;
}

async function openChannel(database: Database, channel: string): Promise<Channel> {
  const listeners = new Set<Listener>();
  let arrived: (() => void) | undefined;
  await database.listen(
    channel,
    (payload) => {
      if (payload === fence) arrived?.();
      else for (const listener of listeners) listener.onPayload(payload);
    },
    () => {
      // What was on its way is lost.
      arrived?.();
      for (const listener of listeners) listener.onMissed();
    },
  );
  return {
    listeners,
    async settle() {
      const arrival = new Promise<void>((resolve) => (arrived = resolve));
      await database.queries.execute(sql`select pg_notify(${channel}, ${fence})`);
      await arrival;
    },
  };
}

/** Comes after all that was published before it. */
const fence = 'fence';
