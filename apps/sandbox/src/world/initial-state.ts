import { nothingAtAppleYet } from '../apple/apple-state.ts';
import { connectState } from '../app-store/app-store-state.ts';
import { nothingAtBingYet } from '../bing/businesses-state.ts';
import { noSearchesYet } from '../dataforseo/searches-state.ts';
import { invitationsState } from '../google/invitations/invitations-state.ts';
import { playState } from '../google-play/play-state.ts';
import { nothingAtFacebookYet } from '../facebook/facebook-state.ts';
import { nothingScripted } from '../google/performance/performance-state.ts';
import { demoPages } from '../pagespeed/pages-state.ts';
import { nothingAtStripeYet } from '../stripe/stripe-state.ts';
import { demoCity } from './city/city-state.ts';
import { createIdenticalTexts } from './identical-texts.ts';
import { firstActAt } from './lively.ts';
import { currentSource } from './listings/current-source.ts';
import { noListingsYet } from './listings/listings-state.ts';
import { noPublicationsYet } from './publications.ts';
import { addressKey, providerQuotas, type State } from './state.ts';
import { seededSource, type WorldChoice } from './seeded-source.ts';
import type { WorldSource } from './world-source.ts';

/** A demo's bulk reply to a view of a few hundred passes; a careless one to everything does not. */
const repetitiveAfter = 400;

export interface StateOptions {
  world: WorldChoice;
  seed: number;
  lively: boolean;
  moderationSeconds: number;
  publishingSeconds: number;
  searchSeconds: number;
}

export async function initialState(options: StateOptions, seededAt: number): Promise<State> {
  const listings = noListingsYet(options.publishingSeconds);
  const isDemo = options.world === 'demo';
  const seeded = await seededSource(options.world, options.seed, seededAt);
  const invitations = invitationsState(isDemo ? await demoInvitations(seeded) : []);
  const source = currentSource(seeded, listings, invitations);
  const pending = source.seededPending().map(({ locationId, review }) => {
    const address = { locationId, reviewId: review.id };
    return [addressKey(address), { ...address, writtenAt: review.reply?.updateTime ?? seededAt }] as const;
  });
  const apps = isDemo ? await demoApps(options.seed, seededAt) : { apps: [], play: [], connect: [] };
  return {
    source,
    listings,
    invitations,
    city: isDemo ? demoCity(source, seededAt) : { moves: [], opened: [] },
    searches: noSearchesYet(options.searchSeconds),
    pages: isDemo ? demoPages(seededAt) : [],
    publications: noPublicationsYet(options.moderationSeconds),
    performance: nothingScripted(),
    play: playState(apps.play),
    connect: connectState(apps.apps, apps.connect),
    apple: nothingAtAppleYet(),
    facebook: nothingAtFacebookYet(source),
    seed: options.seed,
    seededAt,
    clockOffset: 0,
    changed: new Map(),
    shelves: new Map(),
    replyWrites: new Map(),
    pending: new Map(pending),
    identicalTexts: createIdenticalTexts(),
    moderation: { automatic: true, seconds: options.moderationSeconds, repetitiveAfter },
    quotas: providerQuotas,
    lively: { enabled: options.lively, nextAt: firstActAt(options.seed, seededAt), acts: 0 },
    revokedAccounts: new Set(),
    usedCodes: new Set(),
    consents: new Set(),
    notificationSettings: new Map(),
    subscriptions: new Map(),
    outbox: new Map(),
    faults: [],
    mails: [],
    mailFaults: [],
    samlChoice: undefined,
    stripe: nothingAtStripeYet(),
    bing: nothingAtBingYet(),
    lastNumber: 0,
  };
}

async function demoInvitations(source: WorldSource) {
  return (await import('./demo/places/demo-invitations.ts')).demoInvitations(source);
}

/** The demo's texts are large, and other worlds never load them. */
async function demoApps(seed: number, now: number) {
  const { demoAppReviews } = await import('./demo/app-reviews/demo-app-reviews.ts');
  return demoAppReviews({ seed, now });
}
