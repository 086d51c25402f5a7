import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The company that a row belongs to; the first column of most keys. */
export const companyId = () => reference('company_id').notNull();

/** A number of its own for each row. */
export const identity = () => reference('id').generatedByDefaultAsIdentity().notNull();

/** The id of another row, null unless the table says otherwise. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** A moment in time, whatever the zone; null unless the table says otherwise. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
