import { playRepliesPerDay } from '@pinfold/contract/features/app-reviews/app-reply-pace';
import { and, like, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { oneRow, rows, type Queryable } from '../database/database.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Services } from '../services.ts';
import type { ProviderError } from './provider-error.ts';
import { providerMinutes } from './provider-minutes.table.ts';

interface Subject {
  /** How long the time is that the calls are counted in; divides a minute. @defaultValue 60 */
  seconds?: number;
  /** The setting that says how many calls the provider takes within `seconds`. */
  setting:
    | 'APPLE_CALLS_PER_SECOND'
    | 'APP_STORE_CALLS_PER_MINUTE'
    | 'GOOGLE_PLAY_CALLS_PER_MINUTE'
    | 'GOOGLE_REQUESTS_PER_MINUTE'
    | 'DATAFORSEO_CALLS_PER_MINUTE'
    | 'PAGESPEED_CALLS_PER_MINUTE'
    | 'STRIPE_CALLS_PER_MINUTE'
    | 'BING_CALLS_PER_FIVE_SECONDS'
    | 'FACEBOOK_CALLS_PER_MINUTE';
  /**
   * What those may use who plan many calls ahead. What is left, and what they do not use, is for whoever comes: people
   * who edit one thing wait for no batch.
   */
  shares: Readonly<Record<string, number>>;
  /** The subject whose calls these are among, where the provider counts both together. @defaultValue the subject */
  within?: string;
  /** What the provider takes about one thing, counted beside the subject itself. */
  part?: {
    counted: string;
    most(quotas: Pick<Config, 'GOOGLE_EDITS_PER_MINUTE' | 'APP_STORE_CALLS_PER_KEY_MINUTE'>): number;
    /** How long the time is that they are counted in. @defaultValue 60 */
    seconds?: number;
    /** The part of them that those may use who plan many calls ahead. @defaultValue 1 */
    ahead?: number;
  };
}

/** Edits of one profile, through whichever of Google's APIs. */
const profileEdits = {
  counted: 'edits',
  most: ({ GOOGLE_EDITS_PER_MINUTE }) => GOOGLE_EDITS_PER_MINUTE,
} satisfies Subject['part'];

/** Bing counts each method by itself (its guide 2.07). */
const bingMethod = { setting: 'BING_CALLS_PER_FIVE_SECONDS', seconds: 5, shares: {} } satisfies Subject;

/** Google counts replies to the reviews of an app by the day, and readings by the hour; both are calls to Google Play. */
const playCalls = {
  setting: 'GOOGLE_PLAY_CALLS_PER_MINUTE',
  within: 'google-play',
} satisfies Partial<Subject>;

/** Every quota of calls a minute. Each API of Google's has one of its own. */
export const quotaSubjects = {
  'app-store': {
    setting: 'APP_STORE_CALLS_PER_MINUTE',
    shares: { reviews: 0.5, replies: 0.5 },
    // Of one key: Apple takes 3500 within any hour, and refuses bursts before that. The rest is for readings.
    part: {
      counted: 'app-store',
      most: ({ APP_STORE_CALLS_PER_KEY_MINUTE }) => APP_STORE_CALLS_PER_KEY_MINUTE,
      ahead: 0.8,
    },
  },
  'google-play': { setting: 'GOOGLE_PLAY_CALLS_PER_MINUTE', shares: {} },
  'google-play/reads': {
    ...playCalls,
    shares: { reviews: 0.5 },
    part: { counted: 'google-play/reads', most: () => 200, seconds: 3600 },
  },
  'google-play/replies': {
    ...playCalls,
    shares: { replies: 0.5 },
    part: { counted: 'google-play/replies', most: () => playRepliesPerDay, seconds: 86_400 },
  },
  'google/business-information': {
    setting: 'GOOGLE_REQUESTS_PER_MINUTE',
    shares: { externalChanges: 0.25, bulkEdits: 0.65 },
    part: profileEdits,
  },
  'google/v4': {
    setting: 'GOOGLE_REQUESTS_PER_MINUTE',
    shares: { reviews: 0.25, publications: 0.25, sending: 0.5 },
    part: profileEdits,
  },
  'google/performance': { setting: 'GOOGLE_REQUESTS_PER_MINUTE', shares: { insights: 0.25 } },
  'google/account-management': { setting: 'GOOGLE_REQUESTS_PER_MINUTE', shares: {} },
  // Of the Places API, which people ask too: what is read of watched places takes a part.
  'google/places': { setting: 'GOOGLE_REQUESTS_PER_MINUTE', shares: { watched: 0.25 } },
  'google/verifications': { setting: 'GOOGLE_REQUESTS_PER_MINUTE', shares: {} },
  dataforseo: { setting: 'DATAFORSEO_CALLS_PER_MINUTE', shares: {} },
  pagespeed: {
    setting: 'PAGESPEED_CALLS_PER_MINUTE',
    shares: {},
    // Of one host: each audit loads its pages as a visitor does, and Google answers 500 after some hundred.
    part: { counted: 'pagespeed', most: () => 6 },
  },
  apple: { setting: 'APPLE_CALLS_PER_SECOND', seconds: 1, shares: {} },
  'bing/create': bingMethod,
  'bing/update': bingMethod,
  'bing/delete': bingMethod,
  'bing/read': bingMethod,
  'bing/status': bingMethod,
  // Facebook counts by hours and days, and by page, and tells how much is left: see usage-pause.ts.
  facebook: { setting: 'FACEBOOK_CALLS_PER_MINUTE', shares: {} },
  // People who pay wait for nothing: what converges by itself takes less than half.
  stripe: { setting: 'STRIPE_CALLS_PER_MINUTE', shares: { reconcile: 0.4 } },
} as const satisfies Readonly<Record<string, Subject>>;

export type QuotaSubject = keyof typeof quotaSubjects;

export type QuotaSettings = Pick<
  Config,
  Subject['setting'] | 'GOOGLE_EDITS_PER_MINUTE' | 'APP_STORE_CALLS_PER_KEY_MINUTE'
>;

/** A share of a subject's calls. */
export type QuotaShare = {
  [Name in QuotaSubject]: readonly [Name, keyof (typeof quotaSubjects)[Name]['shares']];
}[QuotaSubject];

/** How many calls a minute the provider takes. */
export function callsPerMinute(quotas: QuotaSettings, subject: QuotaSubject): number {
  const { setting, seconds = 60 }: Subject = quotaSubjects[subject];
  return quotas[setting] * (60 / seconds);
}

/** How many calls a minute one of those may make who plan ahead. */
export function shareOf(quotas: QuotaSettings, [subject, share]: QuotaShare): number {
  const { shares }: Subject = quotaSubjects[subject];
  return callsPerMinute(quotas, subject) * (shares[share] ?? 0);
}

/** How many of those calls may be about one thing, and within how many seconds; undefined for any number. */
export function partRoom(
  quotas: QuotaSettings,
  [subject]: QuotaShare,
): { most: number; seconds: number } | undefined {
  const { part }: Subject = quotaSubjects[subject];
  return (
    part && {
      most: Math.max(1, Math.floor(part.most(quotas) * (part.ahead ?? 1))),
      seconds: part.seconds ?? 60,
    }
  );
}

/**
 * Takes one call out of this minute's, and one about a part, such as an edit of a profile or an audit of a host, out of
 * its own. Returns how many seconds to wait where none is left.
 */
export type TakeCall = (subject: QuotaSubject, part?: string) => Promise<number | undefined>;

/** Who counts: all processes share the counts, so they are kept outside of any transaction. */
type Counter = Pick<Services, 'now'> & { database: { queries: Queryable }; config: QuotaSettings };

/** Counts the calls that connectors make, each before it is made. */
export function countCalls({ database, config, now }: Counter): TakeCall {
  return async (subject, part) => {
    const { part: ofPart, setting, seconds = 60, within = subject }: Subject = quotaSubjects[subject];
    const take = (counted: string, length: number, limit: number, from: SQL = sql``) => sql`
      insert into provider_minutes as m (subject, minute, calls)
      select ${counted}, ${startOf(length, now()).toISOString()}::timestamptz, 1 ${from}
      on conflict (subject, minute) do update set calls = m.calls + 1 where m.calls < ${limit}
      returning calls`;
    const untilEnd = (length: number) =>
      Math.ceil((startOf(length, now()).getTime() + length * 1000 - now().getTime()) / 1000);
    const most = config[setting];
    if (part === undefined || !ofPart) {
      const isTaken = (await rows(database.queries, take(within, seconds, most))).length > 0;
      return isTaken ? undefined : untilEnd(seconds);
    }
    const { counted, seconds: partSeconds = 60 } = ofPart;
    const partOf = `${counted}/${part}`;
    const partStart = startOf(partSeconds, now()).toISOString();
    // The part's is taken first: where it is used up, no call is lost to those about other parts.
    const taken = await oneRow<{ has_part: boolean; has_total: boolean }>(
      database.queries,
      sql`with part as (${take(partOf, partSeconds, ofPart.most(config))}),
            total as (${take(within, seconds, most, sql`from part`)})
          select exists (select from part) as has_part, exists (select from total) as has_total`,
    );
    if (taken.has_total) return undefined;
    // Within the same time a part that is lost costs nothing, since no call is possible anyway. A longer one gets it back.
    if (taken.has_part && partSeconds > seconds)
      await database.queries.execute(
        sql`update provider_minutes set calls = calls - 1 where subject = ${partOf} and minute = ${partStart}::timestamptz`,
      );
    return untilEnd(taken.has_part ? seconds : partSeconds);
  };
}

const defaultWaitSeconds = 30;

/** Up to so many seconds later than it could, so that not all who wait come at once. */
const spreadSeconds = 20;

/** When a job comes back that a quota turned away: when the provider says, or in half a minute. */
export function afterQuota(now: Date, { retryAfter }: Pick<ProviderError, 'retryAfter'>): Date {
  const seconds = retryAfter ?? defaultWaitSeconds;
  return new Date(now.getTime() + (seconds + Math.random() * Math.min(seconds, spreadSeconds)) * 1000);
}

/** What is counted for longer than an hour. */
const countedLong = Object.values<Subject>(quotaSubjects).flatMap(({ part }) =>
  part?.seconds !== undefined && part.seconds > 3600 ? [`${part.counted}/%`] : [],
);

/** Deletes counts whose time is over: after an hour, or a day where that is how long they are counted. */
export const deleteProviderMinutes = defineJob({
  name: 'delete-provider-minutes',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, now }) {
    const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
    const isLong = or(...countedLong.map((counted) => like(providerMinutes.subject, counted))) ?? sql`false`;
    await database.queries
      .delete(providerMinutes)
      .where(or(lt(providerMinutes.minute, ago(24)), and(lt(providerMinutes.minute, ago(1)), not(isLong))));
  },
});

/** When the time began that calls of now are counted in. */
function startOf(seconds: number, now: Date): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
}
