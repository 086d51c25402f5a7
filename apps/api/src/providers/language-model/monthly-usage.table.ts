import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyId } from '../../database/columns.ts';

/**
 * A table of drafts that the model wrote for a company, by month of the company's time zone. Each kind of draft has one,
 * since each has a limit of its own.
 */
export function monthlyUsageTable<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      companyId: companyId(),
      /** Its first day. */
      month: date('month').notNull(),
      used: integer('used').notNull(),
    },
    (table) => [primaryKey({ columns: [table.companyId, table.month] })],
  );
}

/** A table that `monthlyUsageTable` made. */
export type MonthlyUsageTable = ReturnType<typeof monthlyUsageTable>;
