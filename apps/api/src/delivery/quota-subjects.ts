import type { Config } from '../config.ts';

interface Subject {
  /** The setting that says how many calls a minute the provider takes. */
  setting: 'GOOGLE_REQUESTS_PER_MINUTE' | 'DATAFORSEO_CALLS_PER_MINUTE';
  /**
   * What those may use who plan many calls ahead. What is left, and what they do not use, is for whoever comes: people
   * who edit one thing wait for no batch.
   */
  shares: Readonly<Record<string, number>>;
}

/** Every quota of calls a minute. Each API of Google's has one of its own. */
export const quotaSubjects = {
  'google/business-information': {
    setting: 'GOOGLE_REQUESTS_PER_MINUTE',
    shares: { externalChanges: 0.25, bulkEdits: 0.65 },
  },
  'google/v4': {
    setting: 'GOOGLE_REQUESTS_PER_MINUTE',
    shares: { reviews: 0.25, publications: 0.25, sending: 0.5 },
  },
  'google/account-management': { setting: 'GOOGLE_REQUESTS_PER_MINUTE', shares: {} },
  'google/verifications': { setting: 'GOOGLE_REQUESTS_PER_MINUTE', shares: {} },
  dataforseo: { setting: 'DATAFORSEO_CALLS_PER_MINUTE', shares: {} },
} as const satisfies Readonly<Record<string, Subject>>;

export type QuotaSubject = keyof typeof quotaSubjects;

export type QuotaSettings = Pick<Config, Subject['setting'] | 'GOOGLE_EDITS_PER_MINUTE'>;

/** A share of a subject's calls. */
export type QuotaShare = {
  [Name in QuotaSubject]: readonly [Name, keyof (typeof quotaSubjects)[Name]['shares']];
}[QuotaSubject];

/** How many calls a minute the provider takes. */
export function callsPerMinute(quotas: QuotaSettings, subject: QuotaSubject): number {
  return quotas[quotaSubjects[subject].setting];
}

/** How many calls a minute one of those may make who plan ahead. */
export function shareOf(quotas: QuotaSettings, [subject, share]: QuotaShare): number {
  const { shares }: Subject = quotaSubjects[subject];
  return callsPerMinute(quotas, subject) * (shares[share] ?? 0);
}
