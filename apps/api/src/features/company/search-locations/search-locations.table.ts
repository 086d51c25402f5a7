import { bigint, doublePrecision, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** Places from which ranks are looked up. */
export const searchLocations = pgTable(
  'search_locations',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    name: text('name').notNull(),
    region: text('region').notNull(),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('search_locations_once').on(table.companyId, table.name, table.region, table.country),
  ],
);

/** Suggestions that the company does not want to see again. */
export const rejectedLocations = pgTable(
  'rejected_locations',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    region: text('region').notNull(),
    country: text('country').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name, table.region, table.country] })],
);
