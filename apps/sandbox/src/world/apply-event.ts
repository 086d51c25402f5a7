import { applyAppleEvents } from '../apple/apple-state.ts';
import { applyConnectEvents } from '../app-store/app-store-state.ts';
import { applyConnectReviewEvents } from '../app-store/connect-review.ts';
import { applyBingEvents } from '../bing/businesses-state.ts';
import { applySearchEvents } from '../dataforseo/searches-state.ts';
import { applyFacebookEvents } from '../facebook/facebook-state.ts';
import { applyInvitationEvents } from '../google/invitations/invitations-state.ts';
import { applyNotificationEvents } from '../google/notifications/notification.ts';
import { applyGrantEvents } from '../google/oauth/tokens.ts';
import { applyPlayReviewEvents } from '../google-play/play-review.ts';
import { applyPlayEvents } from '../google-play/play-state.ts';
import { applyPerformanceEvents } from '../google/performance/performance-state.ts';
import { applyFaultEvents } from '../http/faults.ts';
import { applyMailEvents } from '../mail/mail-fault.ts';
import { applyPageEvents } from '../pagespeed/pages-state.ts';
import { applySamlEvents } from '../saml/saml-choice.ts';
import { applyStripeEvents } from '../stripe/stripe-state.ts';
import { applyCityEvents } from './city/city-state.ts';
import { applyListingEvents } from './listings/listing-events.ts';
import { applyStandingEvents } from './listings/standing-events.ts';
import { applyPublicationEvents } from './publication-events.ts';
import { applyReviewEvents } from './review-events.ts';
import type { State } from './state.ts';
import type { Apply, WorldEvent } from './world-event.ts';

/** Changes the state, live and in replay alike: same events, same world. Nothing else does. */
export function applyEvent(state: State, event: WorldEvent): void {
  const change = apply[event.kind] as ((state: State, event: WorldEvent) => void) | undefined;
  change?.(state, event);
}

const apply: Apply<WorldEvent> = {
  clock_moved: (state, { by }) => void (state.clockOffset += by),
  // Journals that are older than a limit lack it.
  quotas_set: (state, { quotas }) => void (state.quotas = { ...state.quotas, ...quotas }),
  lively_set: (state, { enabled, nextAt }) => void (state.lively = { ...state.lively, enabled, nextAt }),
  lively_acted(state, { nextAt }) {
    state.lively = { ...state.lively, nextAt, acts: state.lively.acts + 1 };
  },
  ...applyAppleEvents,
  ...applyBingEvents,
  ...applyCityEvents,
  ...applyConnectEvents,
  ...applyConnectReviewEvents,
  ...applyFacebookEvents,
  ...applyFaultEvents,
  ...applyGrantEvents,
  ...applyInvitationEvents,
  ...applyListingEvents,
  ...applyMailEvents,
  ...applyNotificationEvents,
  ...applyPageEvents,
  ...applyPerformanceEvents,
  ...applyPlayEvents,
  ...applyPlayReviewEvents,
  ...applyPublicationEvents,
  ...applyReviewEvents,
  ...applySamlEvents,
  ...applySearchEvents,
  ...applyStandingEvents,
  ...applyStripeEvents,
};
