import { sql } from 'drizzle-orm';
import { integer, smallint, text } from 'drizzle-orm/pg-core';
import type { ItemProblem, ItemStatus } from '@pinfold/contract/features/publications/post-status';
import { moment } from '../../database/columns.ts';

/** What every item that is sent to a location of a provider has, from its acceptance to its outcome. */
export const itemColumns = () => ({
  /** Grows with every acceptance of work on it, which makes the jobs of earlier ones void. */
  version: integer('version').notNull().default(1),
  status: smallint('status').$type<ItemStatus>().notNull(),
  problem: text('problem').$type<ItemProblem>(),
  /** When work on it was last accepted; what no job knows any more is found by it. */
  acceptedAt: moment('accepted_at').notNull(),
  /** Set before the provider is called; a retry that finds it asks the provider what arrived. */
  sendingAt: moment('sending_at'),
  /** At the provider: what is deleted, or what was made. */
  googleName: text('google_name'),
  /** When somebody last fetched its picture. */
  fetchedAt: moment('fetched_at'),
});

/** Waiting and sending, as literals: a partial index is found by its own words alone. */
export const openItemsInSql = sql`(1, 2)`;
