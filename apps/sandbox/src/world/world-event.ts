import type { AppleEvent } from '../apple/apple-state.ts';
import type { BingEvent } from '../bing/businesses-state.ts';
import type { ConnectEvent } from '../app-store/app-store-state.ts';
import type { ConnectReviewEvent } from '../app-store/connect-review.ts';
import type { SearchEvent } from '../dataforseo/searches-state.ts';
import type { FacebookEvent } from '../facebook/facebook-state.ts';
import type { InvitationEvent } from '../google/invitations/invitations-state.ts';
import type { NotificationEvent } from '../google/notifications/notification.ts';
import type { GrantEvent } from '../google/oauth/tokens.ts';
import type { PlayReviewEvent } from '../google-play/play-review.ts';
import type { PlayEvent } from '../google-play/play-state.ts';
import type { PerformanceEvent } from '../google/performance/performance-state.ts';
import type { FaultEvent } from '../http/faults.ts';
import type { MailEvent } from '../mail/mail-fault.ts';
import type { PageEvent } from '../pagespeed/pages-state.ts';
import type { SamlEvent } from '../saml/saml-choice.ts';
import type { StripeWorldEvent } from '../stripe/stripe-state.ts';
import type { CityEvent } from './city/city-state.ts';
import type { ListingEvent } from './listings/listing-events.ts';
import type { StandingEvent } from './listings/standing-events.ts';
import type { PublicationEvent } from './publication-events.ts';
import type { ReviewEvent } from './review-events.ts';
import type { Quotas, State } from './state.ts';

/** One change of the world, as a line of the journal. `at` is sandbox time. */
export type WorldEvent = { at: number } & (
  | { kind: 'clock_moved'; by: number }
  | { kind: 'quotas_set'; quotas: Quotas }
  | { kind: 'lively_set'; enabled: boolean; nextAt: number }
  | { kind: 'lively_acted'; nextAt: number }
  | AppleEvent
  | BingEvent
  | CityEvent
  | ConnectEvent
  | ConnectReviewEvent
  | FacebookEvent
  | FaultEvent
  | GrantEvent
  | InvitationEvent
  | ListingEvent
  | MailEvent
  | NotificationEvent
  | PageEvent
  | PerformanceEvent
  | PlayEvent
  | PlayReviewEvent
  | PublicationEvent
  | ReviewEvent
  | SamlEvent
  | SearchEvent
  | StandingEvent
  | StripeWorldEvent
);

export type EventOf<Kind extends WorldEvent['kind']> = Extract<WorldEvent, { kind: Kind }>;

/** How events change the state, one function for each kind. */
export type Apply<Event extends { kind: WorldEvent['kind'] }> = {
  [Kind in Event['kind']]: (state: State, event: EventOf<Kind>) => void;
};
