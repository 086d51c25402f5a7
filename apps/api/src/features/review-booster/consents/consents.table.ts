import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '@pinfold/contract/languages';
import { companyId, reference } from '../../../database/columns.ts';

/** What customers were told of their data, word for word, for as long as the form is there. */
export const boosterConsents = pgTable(
  'booster_consents',
  {
    companyId: companyId(),
    formId: reference('form_id').notNull(),
    version: integer('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    notices: text('notices').array().notNull(),
    /** Null where no contact was asked for. */
    consent: text('consent'),
    /** The day in UTC of the first page that said so; the minute would say when an answer was given. */
    shownFrom: date('shown_from').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.formId, table.version, table.language] })],
);
