import { lt, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { rows, type Queryable } from '../database/database.ts';
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
  /** What the provider takes a minute about one thing, counted beside the subject itself. */
  part?: { counted: string; perMinute(quotas: Pick<Config, 'GOOGLE_EDITS_PER_MINUTE'>): number };
}

/** Edits of one profile, through whichever of Google's APIs. */
const profileEdits = {
  counted: 'edits',
  perMinute: ({ GOOGLE_EDITS_PER_MINUTE }) => GOOGLE_EDITS_PER_MINUTE,
} satisfies Subject['part'];

/** Bing counts each method by itself (its guide 2.07). */
const bingMethod = { setting: 'BING_CALLS_PER_FIVE_SECONDS', seconds: 5, shares: {} } satisfies Subject;

/** Every quota of calls a minute. Each API of Google's has one of its own. */
export const quotaSubjects = {
  'app-store': {
    setting: 'APP_STORE_CALLS_PER_MINUTE',
    shares: {},
    // Of one key: Apple takes 3500 an hour, and refuses bursts before that.
    part: { counted: 'app-store', perMinute: () => 50 },
  },
  'google-play': { setting: 'GOOGLE_PLAY_CALLS_PER_MINUTE', shares: {} },
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
    part: { counted: 'pagespeed', perMinute: () => 6 },
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

export type QuotaSettings = Pick<Config, Subject['setting'] | 'GOOGLE_EDITS_PER_MINUTE'>;

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
    const { part: ofPart, setting, seconds = 60 }: Subject = quotaSubjects[subject];
    const start = startOf(seconds, now());
    const minute = start.toISOString();
    const take = (counted: string, limit: number, from: SQL = sql``) => sql`
      insert into provider_minutes as m (subject, minute, calls)
      select ${counted}, ${minute}::timestamptz, 1 ${from}
      on conflict (subject, minute) do update set calls = m.calls + 1 where m.calls < ${limit}
      returning calls`;
    const most = config[setting];
    // The part's is taken first. It is lost if the total is used up, but then no call is possible in this minute anyway.
    const taken =
      part !== undefined && ofPart
        ? sql`with part as (${take(`${ofPart.counted}/${part}`, ofPart.perMinute(config))}),
              total as (${take(subject, most, sql`from part`)})
            select calls from total`
        : take(subject, most);
    const isTaken = (await rows(database.queries, taken)).length > 0;
    return isTaken ? undefined : Math.ceil((start.getTime() + seconds * 1000 - now().getTime()) / 1000);
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

/** Deletes counts older than an hour. */
export const deleteProviderMinutes = defineJob({
  name: 'delete-provider-minutes',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, now }) {
    const hourAgo = new Date(now().getTime() - 3_600_000);
    await database.queries.delete(providerMinutes).where(lt(providerMinutes.minute, hourAgo));
  },
});

/** When the time began that calls of now are counted in. */
function startOf(seconds: number, now: Date): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
}
