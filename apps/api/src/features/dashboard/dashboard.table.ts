import { date, doublePrecision, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import type {
  IndicatorId,
  IndicatorPiece,
  IndicatorState,
} from '@pinfold/contract/features/dashboard/indicator';
import { companyId } from '../../database/columns.ts';

/** What a night found of an indicator. */
export interface StoredIndicator {
  state: IndicatorState;
  value: number | null;
  /** Of a state, which cannot be read again later. */
  pieces?: readonly IndicatorPiece[];
}

/** The score of a whole company as its dashboard had it on a day, the usual period up to that day. */
export const scoreDays = pgTable(
  'score_days',
  {
    companyId: companyId(),
    day: date('day').notNull(),
    /** Not rounded; null where too little was known. */
    score: doublePrecision('score'),
    coverage: doublePrecision('coverage').notNull(),
    indicators: jsonb('indicators').$type<Partial<Record<IndicatorId, StoredIndicator>>>().notNull(),
    formulaVersion: smallint('formula_version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);
