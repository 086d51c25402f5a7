import type { Apply } from '../world/world-event.ts';

/** A business as a partner sent it. */
export interface BingBusiness {
  StoreId: string;
  BusinessName: string;
  [column: string]: unknown;
}

/** What Bing's review says of a business. */
export interface BingVerdict {
  status: 'QualityIssueFound' | 'Published' | 'Dropped';
  /** Kinds of issues, such as `AddressIssue`. */
  issues?: string[];
}

export interface KeptBusiness {
  business: BingBusiness;
  createdAt: number;
  /** When it was last created or changed: its review begins then. */
  sentAt: number;
  publishedAt?: number;
  /** Ordered by the script, in place of what the review would find. */
  verdict?: BingVerdict;
}

export interface BingSettings {
  /** How long the quality check takes, and then the publication. */
  reviewSeconds: number;
  publishSeconds: number;
  /** Calls of one method within five seconds; null is no limit. */
  callsPerFiveSeconds: number | null;
}

/** What Bing Places has of us. Only `applyEvent` changes it. */
export interface BingState {
  businesses: Map<string, KeptBusiness>;
  settings: BingSettings;
}

export type BingEvent =
  | { kind: 'bing_sent'; businesses: BingBusiness[] }
  | { kind: 'bing_deleted'; storeIds: string[] }
  | { kind: 'bing_decided'; storeId: string; verdict?: BingVerdict | undefined }
  | { kind: 'bing_set'; settings: BingSettings };

export const applyBingEvents: Apply<BingEvent> = {
  bing_sent({ bing }, { businesses, at }) {
    for (const business of businesses) {
      const before = bing.businesses.get(business.StoreId);
      const published = before && publishedAtOf(before, bing.settings, at);
      bing.businesses.set(business.StoreId, {
        business,
        createdAt: before?.createdAt ?? at,
        sentAt: at,
        ...(published !== undefined && { publishedAt: published }),
      });
    }
  },
  bing_deleted({ bing }, { storeIds }) {
    for (const storeId of storeIds) bing.businesses.delete(storeId);
  },
  bing_decided({ bing }, { storeId, verdict, at }) {
    const kept = bing.businesses.get(storeId);
    if (!kept) return;
    const { verdict: _, ...rest } = kept;
    const isShown = verdict?.status === 'Published' && kept.publishedAt === undefined;
    bing.businesses.set(storeId, {
      ...rest,
      ...(isShown && { publishedAt: at }),
      ...(verdict && { verdict }),
    });
  },
  bing_set: ({ bing }, { settings }) => void (bing.settings = settings),
};

export const nothingAtBingYet = (): BingState => ({
  businesses: new Map(),
  settings: { reviewSeconds: 120, publishSeconds: 60, callsPerFiveSeconds: 10 },
});

/** When Bing first showed a business, if it did by then. */
export function publishedAtOf(
  { publishedAt, sentAt, verdict }: KeptBusiness,
  settings: BingSettings,
  now: number,
): number | undefined {
  if (publishedAt !== undefined) return publishedAt;
  if (verdict && verdict.status !== 'Published') return undefined;
  const shownAt = sentAt + (settings.reviewSeconds + settings.publishSeconds) * 1000;
  return now >= shownAt ? shownAt : undefined;
}

/** What `GetBusinessStatusInfo` says of a business: its review goes by the sandbox's clock. */
export function statusInfo(kept: KeptBusiness, settings: BingSettings, now: number): object {
  const { business, sentAt, verdict } = kept;
  const checkedAt = sentAt + settings.reviewSeconds * 1000;
  const shownAt = checkedAt + settings.publishSeconds * 1000;
  const published = publishedAtOf(kept, settings, now);
  const isPending = verdict === undefined && published !== undefined && now < shownAt;
  const byClock =
    now < checkedAt ? 'QualityCheckInProgress' : now < shownAt ? 'PublishInProgress' : 'Published';
  const status = verdict?.status ?? (isPending ? 'Published' : byClock);
  const isShown = published !== undefined && status === 'Published';
  return {
    StoreId: business.StoreId,
    BusinessStatus: status,
    YPId: isShown ? `YN${business.StoreId}` : null,
    YPIdAssignDate: isShown ? new Date(published).toISOString() : null,
    PublishDate: isShown ? new Date(published).toISOString() : null,
    LastUpdateDate: new Date(sentAt).toISOString(),
    HasPendingPublish: isPending,
    PublishLink: isShown ? `https://www.bing.com/maps?ypid=YN${business.StoreId}` : null,
    QualityIssues: (verdict?.issues ?? []).map((issue) => ({ IssueType: issue, SubIssueType: null })),
  };
}
