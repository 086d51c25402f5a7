import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, moment, reference } from '../../../database/columns.ts';

/** What the operators of an installation have changed about a company, and who; rows are only added. */
export const operatorChanges = pgTable(
  'operator_changes',
  {
    id: reference('id').generatedByDefaultAsIdentity().primaryKey(),
    companyId: companyId(),
    /** As the operator names themselves. */
    operator: text('operator').notNull(),
    reason: text('reason').notNull().default(''),
    /** The fields with their values before and after. */
    change: jsonb('change').$type<Record<string, { before: unknown; after: unknown }>>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('operator_changes_company').on(table.companyId, table.changedAt)],
);
