import type { AppleState } from '../apple/apple-state.ts';
import type { BingState } from '../bing/businesses-state.ts';
import type { ConnectState } from '../app-store/app-store-state.ts';
import type { SearchesState } from '../dataforseo/searches-state.ts';
import type { FacebookState } from '../facebook/facebook-state.ts';
import type { InvitationsState } from '../google/invitations/invitations-state.ts';
import type { NotificationSetting } from '../google/notifications/notification.ts';
import type { PushMessage, PushSubscription } from '../google/notifications/pubsub.routes.ts';
import type { PlayState } from '../google-play/play-state.ts';
import type { PerformanceState } from '../google/performance/performance-state.ts';
import type { Fault } from '../http/faults.ts';
import type { MailFault } from '../mail/mail-fault.ts';
import type { ReceivedMail } from '../mail/received-mail.ts';
import type { PageTurn } from '../pagespeed/pages-state.ts';
import type { SamlChoice } from '../saml/saml-choice.ts';
import type { StripeState } from '../stripe/stripe-state.ts';
import type { CityState } from './city/city-state.ts';
import type { IdenticalTexts } from './identical-texts.ts';
import type { ListingsState } from './listings/listings-state.ts';
import type { PublicationsState } from './publications.ts';
import type { ReviewShelf } from './review-shelf.ts';
import type { WorldSource } from './world-source.ts';
import type { WorldReview } from './world.ts';

/** Everything that happened since the first start, laid over the seeded world. Only `applyEvent` changes it. */
export interface State {
  source: WorldSource;
  listings: ListingsState;
  invitations: InvitationsState;
  city: CityState;
  searches: SearchesState;
  /** Pages of websites that are other than they would be by themselves. */
  pages: PageTurn[];
  publications: PublicationsState;
  performance: PerformanceState;
  play: PlayState;
  connect: ConnectState;
  facebook: FacebookState;
  apple: AppleState;
  seed: number;
  seededAt: number;
  clockOffset: number;
  /** Per location, the reviews that differ from their seed; undefined stands for a deleted one. */
  changed: Map<string, Map<string, WorldReview | undefined>>;
  /** Reviews as they are read, rebuilt when one of the location's changes. */
  shelves: Map<string, ReviewShelf>;
  /** Reply writes by review, kept even when the reply or the review is gone. */
  replyWrites: Map<string, ReviewAddress & { writes: number; deletes: number }>;
  pending: Map<string, PendingReply>;
  identicalTexts: IdenticalTexts;
  moderation: ModerationSettings;
  quotas: Quotas;
  lively: { enabled: boolean; nextAt: number; acts: number };
  revokedAccounts: Set<string>;
  usedCodes: Set<string>;
  /** Accounts whose owner consented once: without `prompt=consent` they get no second refresh token. */
  consents: Set<string>;
  notificationSettings: Map<string, NotificationSetting>;
  subscriptions: Map<string, PushSubscription>;
  outbox: Map<string, PushMessage>;
  faults: Fault[];
  /** In the order they came. */
  mails: ReceivedMail[];
  mailFaults: MailFault[];
  /** Who logs in next at the SAML identity provider, without a page. */
  samlChoice: SamlChoice | undefined;
  stripe: StripeState;
  bing: BingState;
  /** Grows with every numbered thing: reviews, posts, messages, mails, faults. */
  lastNumber: number;
}

export interface ReviewAddress {
  locationId: string;
  reviewId: string;
}

export interface PendingReply extends ReviewAddress {
  writtenAt: number;
  /** Missing while moderation is manual. */
  decision?: Decision;
}

export interface Decision {
  at: number;
  state: 'APPROVED' | 'REJECTED';
  policyViolation?: string;
}

export interface ModerationSettings {
  automatic: boolean;
  seconds: number;
  /** The same text may stand under this many reviews of an account within a day. */
  repetitiveAfter: number;
}

export function addressKey({ locationId, reviewId }: ReviewAddress): string {
  return `${locationId}/${reviewId}`;
}

/**
 * Limits that Google documents as 300 requests a minute for an API, 10 edits a minute for a profile, and 200 reads an hour
 * and 2000 replies a day for the reviews of an app; DataForSEO as 2000 calls a minute; Apple as 3500 calls an hour for a
 * key. Null lifts one.
 */
export interface Quotas {
  requestsPerMinute: number | null;
  editsPerMinute: number | null;
  searchCallsPerMinute: number | null;
  playReadsPerHour: number | null;
  playRepliesPerDay: number | null;
  connectCallsPerHour: number | null;
}

export const providerQuotas: Quotas = {
  requestsPerMinute: 300,
  editsPerMinute: 10,
  searchCallsPerMinute: 2000,
  playReadsPerHour: 200,
  playRepliesPerDay: 2000,
  connectCallsPerHour: 3500,
};
