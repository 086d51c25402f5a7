import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Job } from '../../jobs/define-job.ts';

/** Names a lookup at the provider, so that its result can be assigned even if the order's id was never stored. */
export interface LookupName {
  companyId: number;
  lookupId: number;
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

/** Seconds until the next attempt; shorter for a scan, which a user waits for. */
export function waitSeconds(attempts: number, isScan: boolean): number {
  const waits = isScan ? [15, 60, 180, 600] : [60, 600, 3600, 14_400];
  return waits[Math.min(attempts, waits.length) - 1] ?? 0;
}

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

/** As `searchLanguage`, of `places p`. */
export const searchLanguageOfPlace = sql`case p.country when 'PL' then 'pl' when 'ES' then 'es' else 'en' end`;

/** The job that posts due searches, for code that adds lookups. One waiting job is enough. */
export const lookupPosting = {
  name: 'post-lookups',
  subject: () => 'all',
} satisfies Pick<Job, 'name' | 'subject'>;

/** Locks the positions of a company until commit; its other work goes on. */
export async function lockRankings(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.rankings'), hashint8(${companyId}))`);
}
