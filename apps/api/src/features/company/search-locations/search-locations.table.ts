import { doublePrecision, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity } from '../../../database/columns.ts';

/** Places from which ranks are looked up. */
export const searchLocations = pgTable(
  'search_locations',
  {
    companyId: companyId(),
    id: identity(),
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
    companyId: companyId(),
    name: text('name').notNull(),
    region: text('region').notNull(),
    country: text('country').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name, table.region, table.country] })],
);
