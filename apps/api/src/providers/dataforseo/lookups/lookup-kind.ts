import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import type { SearchType } from '../data-for-seo-call.ts';
import type { SearchTasks } from '../search-tasks.ts';

/**
 * What a feature looks up at the provider, and what it makes of the results. How searches are claimed, ordered, fetched,
 * asked for again and given up is the same for all (`defineLookupJobs`).
 */
export interface LookupKind<Search extends object, Found, Noted extends object> {
  type: SearchType;
  /**
   * Seconds until results are listed again, while they come in and otherwise. All kinds together have twenty lists a
   * minute.
   */
  listEvery: { soon: number; idle: number };
  /**
   * The feature's table, whose rows are `r` in statements. Besides company and id it has `day`, which is null where
   * nothing is planned again, `state`, `attempts`, `task_id`, `due_at` and `result`.
   */
  table: string;
  connector(services: Services): SearchTasks<Search, Found>;
  /** The columns of an order, by the names of `Search`, and what a row is joined with for them. */
  order: { columns: SQL; joined?: { from: SQL; where: SQL } };
  /** Whether somebody waits for the result. */
  isUrgent: SQL;
  /** Whether a row is too old at some moment to be waited for any longer. */
  isOld(moment: string): SQL;
  /** Locks what the results of a company are stored in until commit. */
  lock(tx: Queryable, companyId: number): Promise<void>;
  /**
   * Under the lock, before lookups are ordered: those of earlier days that still wait would be measured on another day
   * than they are counted for, so they become lookups of `day`, the company's today, or go where it has them already.
   */
  renew(services: Services, tx: Queryable, late: LateLookups): Promise<void>;
  /** In the transaction that claims lookups. */
  claimed?(services: Services, tx: Queryable, lookups: readonly ClaimedLookup<Search>[]): Promise<void>;
  /** Turns answers into outcomes of those lookups that are still open; others are left out. */
  readAnswers(
    services: Services,
    tx: Queryable,
    companyId: number,
    answers: readonly AnsweredSearch<Found>[],
  ): Promise<LookupOutcome[]>;
  /** The columns by which `settle` knows a row whose outcome was stored. */
  noted: SQL;
  /** Settles what the stored outcomes complete, in their transaction and under the lock. */
  settle(services: Services, tx: Queryable, companyId: number, noted: readonly Noted[]): Promise<void>;
}

/** Waiting lookups of a company whose days have passed. */
export interface LateLookups {
  companyId: number;
  /** The company's today. */
  day: string;
}

/** Names a lookup at the provider, so that its result can be assigned even if the order's id was never stored. */
export interface LookupName {
  companyId: number;
  lookupId: number;
}

export interface TriedLookup extends LookupName {
  isUrgent: boolean;
  attempts: number;
}

export interface ClaimedLookup<Search> extends TriedLookup {
  search: Search;
}

export interface AnsweredSearch<Found> extends LookupName {
  found: Found;
}

export interface LookupOutcome {
  id: number;
  /** Left out where the lookup has failed for good. */
  result?: object;
}

export function toTag({ companyId, lookupId }: LookupName): string {
  return `${companyId}/${lookupId}`;
}

export function readTag(tag: string): LookupName | undefined {
  const [, companyId, lookupId] = /^(\d{1,15})\/(\d{1,15})$/.exec(tag) ?? [];
  return lookupId === undefined ? undefined : { companyId: Number(companyId), lookupId: Number(lookupId) };
}

/** How often a search is ordered before it counts as failed. */
export const mostAttempts = 5;

/** Seconds after which an order without a result is requested by its name. */
export const patienceSeconds = 600;

/** Seconds until the next attempt; shorter for one that a user waits for. */
export function waitSeconds(attempts: number, isUrgent: boolean): number {
  const waits = isUrgent ? [15, 60, 180, 600] : [60, 600, 3600, 14_400];
  return waits[Math.min(attempts, waits.length) - 1] ?? 0;
}

/** `waiting` to be posted, `posted` to the provider, `answered`, or `failed` for good. */
export type LookupState = 'waiting' | 'posted' | 'answered' | 'failed';

/** Whether a lookup may still get a result; the other states are final. */
export function isOpen(state: LookupState): boolean {
  return state === 'waiting' || state === 'posted';
}

/** The states for which `isOpen` is true, as a list in a statement. */
export const openStates = sql.raw(`('waiting', 'posted')`);

/** The language of a country's customers, by which searches are made there. */
export function searchLanguage(country: string): string {
  return { PL: 'pl', ES: 'es' }[country] ?? 'en';
}

/** As `searchLanguage`, of a column. */
export function searchLanguageOf(country: SQL): SQL {
  return sql`case ${country} when 'PL' then 'pl' when 'ES' then 'es' else 'en' end`;
}

/** The job that posts due searches, for code that adds lookups. One waiting job is enough. */
export function postingOf(type: SearchType): Pick<Job, 'name' | 'subject'> {
  return { name: `post-${jobWord(type)}`, subject: () => 'all' };
}

export function collectingOf(type: SearchType): Pick<Job, 'name' | 'subject'> {
  return { name: `collect-${jobWord(type)}`, subject: () => 'all' };
}

/** The jobs of maps have had their names from the beginning, and may wait in a queue under them. */
function jobWord(type: SearchType): string {
  return type === 'maps' ? 'lookups' : `${type}-lookups`;
}
