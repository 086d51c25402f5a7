import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity, moment, reference } from '../../database/columns.ts';

/**
 * An archive of what customers asked at Google: reading and answering ended on 3 November 2025, so that no job writes
 * here.
 */
export const questions = pgTable(
  'questions',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    /** `locations/{l}/questions/{q}`, as it was at Google. */
    googleName: text('google_name').notNull(),
    /** Empty where Google gave no name. */
    author: text('author').notNull().default(''),
    text: text('text').notNull(),
    upvotes: integer('upvotes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('questions_google_name').on(table.companyId, table.googleName),
    index('questions_newest').on(table.companyId, table.createdAt),
    index('questions_location').on(table.companyId, table.locationId, table.createdAt),
  ],
);

/** Answers to a question, of the business and of others. */
export const questionAnswers = pgTable(
  'question_answers',
  {
    companyId: companyId(),
    id: identity(),
    questionId: reference('question_id').notNull(),
    author: text('author').notNull().default(''),
    /** Whether the business answered. */
    isOwner: boolean('is_owner').notNull(),
    text: text('text').notNull(),
    upvotes: integer('upvotes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('question_answers_question').on(table.companyId, table.questionId),
  ],
);
