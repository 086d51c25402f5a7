import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, moment, reference } from '../database/columns.ts';

/** Requests that are done once, by the key that their sender made for them, with the answer that repetitions get. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: companyId(),
    userId: reference('user_id').notNull(),
    /** A hash: what partners put into keys is theirs. */
    keyHash: text('key_hash').notNull(),
    /** Of the call, its path and its body: another request with the key is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** The answer as JSON; null while the request is under way, or when its process ended before it had one. */
    sealedAnswer: text('sealed_answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.keyHash] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
