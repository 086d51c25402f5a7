import { date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { companyId } from '../../database/columns.ts';

/** How often members had something done to the websites of a host on one day; counts of earlier days are deleted. */
export const websiteRequests = pgTable(
  'website_requests',
  {
    companyId: companyId(),
    kind: text('kind').$type<DailyRequestKind>().notNull(),
    /** As `parseWebsiteUrl` gives it, so that a website that is removed and added again counts on. */
    host: text('host').notNull(),
    day: date('day').notNull(),
    count: smallint('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.host, table.day] })],
);

/** What members have done to a website at once, each of which costs calls. */
export type DailyRequestKind = 'check' | 'audit';
