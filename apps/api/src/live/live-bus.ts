import { sql } from 'drizzle-orm';
import type { LiveEvent } from '@pinfold/contract/live/live.endpoints';
import type { LiveTopic } from '@pinfold/contract/live/live-topics';
import type { Database, Queryable } from '../database/database.ts';

const channel = 'pinfold_live';

/** NOTIFY takes 8000 bytes; past this many ids the event names none and readers fetch what they show. */
const maxIds = 400;

/**
 * What a reader shows was asked for before its stream was open: on a slow line, with a page to be compiled in between,
 * no longer ago than this.
 */
const recentMilliseconds = 15_000;

/** Carries what changed to every process that has readers, through the database that all of them share. */
export interface LiveBus {
  /** Published when the transaction commits; not at all if it is rolled back. */
  publish(tx: Queryable, companyId: number, event: LiveEvent): Promise<void>;
  subscribe(companyId: number, onEvent: (event: LiveEvent) => void): () => void;
  /** Calls when a token ends before its time, by whatever process; see `endStreams`. */
  onTokenEnd(tokenHash: string, onEnd: () => void): () => void;
  /** Topics of the last seconds, so that a new reader misses nothing between its first request and its stream. */
  recent(companyId: number): LiveTopic[];
  close(): Promise<void>;
}

type Message = (LiveEvent & { companyId: number }) | { endedTokens: string[] };

/** So many hashes are far below what NOTIFY takes. */
const hashesAtOnce = 100;

/** Ends the streams of tokens that are no longer valid, in every process, when the transaction commits. */
export async function endStreams(tx: Queryable, ended: readonly { tokenHash: string }[]): Promise<void> {
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  for (let at = 0; at < hashes.length; at += hashesAtOnce) {
    const message: Message = { endedTokens: hashes.slice(at, at + hashesAtOnce) };
    await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);
  }
}

export async function openLiveBus(database: Database, now: () => Date): Promise<LiveBus> {
  const readers = new Map<number, Set<(event: LiveEvent) => void>>();
  const tokens = new Map<string, Set<() => void>>();
  const changedAt = new Map<number, Map<LiveTopic, number>>();
  const onMessage = (payload: string) => {
    const message = JSON.parse(payload) as Message;
    if ('endedTokens' in message) {
      for (const onEnd of message.endedTokens.flatMap((hash) => [...(tokens.get(hash) ?? [])])) onEnd();
      return;
    }
    const { companyId, ...event } = message;
    const topics = changedAt.get(companyId) ?? new Map<LiveTopic, number>();
    changedAt.set(companyId, topics.set(event.topic, now().getTime()));
    for (const onEvent of readers.get(companyId) ?? []) onEvent(event);
  };
  // A change of access may be among the lost notifications: ends all streams, and clients that may reconnect fetch
  // everything again.
  const endAll = () => {
    for (const onEvent of [...readers.values()].flatMap((set) => [...set]))
      onEvent({ topic: 'team', ids: [] });
  };
  const stop = await database.listen(channel, onMessage, endAll);
  return {
    async publish(tx, companyId, { topic, ids }) {
      const message: Message = { companyId, topic, ids: ids.length > maxIds ? [] : ids };
      await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);
    },
    subscribe: (companyId, onEvent) => register(readers, companyId, onEvent),
    onTokenEnd: (tokenHash, onEnd) => register(tokens, tokenHash, onEnd),
    recent(companyId) {
      const since = now().getTime() - recentMilliseconds;
      return [...(changedAt.get(companyId) ?? [])].flatMap(([topic, at]) => (at < since ? [] : [topic]));
    },
    close: stop,
  };
}

/** Returns how to take it out again. */
function register<Key, Listener>(all: Map<Key, Set<Listener>>, key: Key, listener: Listener): () => void {
  const set = all.get(key) ?? new Set();
  all.set(key, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0) all.delete(key);
  };
}
