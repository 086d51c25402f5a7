import { endAppleReviews } from './apple/apple-review.ts';
import type { AppleDetails, AppleReport } from './apple/apple-state.ts';
import { appleOrganizations } from './apple/apple-tokens.ts';
import { facebookPeople } from './facebook/facebook-state.ts';
import { type MadeConnectKey, makeConnectKey } from './app-store/make-connect-key.ts';
import { makePlayKey } from './google-play/make-play-key.ts';
import { createSandboxApp } from './http/sandbox-app.ts';
import { giveConsent } from './identity/give-consent.ts';
import { createPushDelivery } from './google/notifications/push-delivery.ts';
import { createMailServer } from './mail/mail-server.ts';
import { samlIdentityProvider } from './saml/identity-provider.ts';
import { createSearchDelivery } from './dataforseo/search-delivery.ts';
import { type PageToAudit, lighthouseResult } from './pagespeed/lighthouse-result.ts';
import { type OrganicPage, organicPages } from './dataforseo/organic-pages.ts';
import { createModelDirector } from './openai/model-director.ts';
import { ageCustomer } from './stripe/age-customer.ts';
import { openTransaction } from './stripe/protocol/transaction.ts';
import { startStripeClock } from './stripe/stripe-clock.ts';
import { createEventDelivery } from './stripe/webhooks/event-delivery.ts';
import { createCity } from './world/city/city.ts';
import type { RankedPlace, RankQuery } from './world/city/city-place.ts';
import { openLiveWorld } from './world/live-world.ts';
import { startPublishing } from './world/listings/publishing.ts';
import { startLively } from './world/lively.ts';
import type { WorldChoice } from './world/seeded-source.ts';

export { sandboxOidcClient, sandboxSocialProvider } from './oidc/oidc-provider.ts';
export { sandboxOpenAiKey } from './openai/open-ai-app.ts';
export { appleOrganizations, sandboxApple } from './apple/apple-tokens.ts';
export { sandboxBingIdentity } from './bing/bing-app.ts';
export { sandboxDataForSeo } from './dataforseo/data-for-seo-app.ts';
export { sandboxFacebook } from './facebook/graph-tokens.ts';
export { facebookPeople } from './facebook/facebook-state.ts';
export { sandboxPageSpeedKey } from './pagespeed/page-speed-app.ts';
export { sandboxStripe } from './stripe/sandbox-stripe.ts';
export { policyViolations } from './google/reviews/moderate.ts';
export { findCategory } from './world/catalogue/categories.ts';
export { isOccurrence } from './world/post-series.ts';
export { sandboxPlacesKey } from './google/places/places.routes.ts';
export { sandboxOAuthClient } from './google/oauth/tokens.ts';
export { scaleAccountId } from './world/scale-world.ts';
export type { CityPlace, RankedPlace, RankQuery } from './world/city/city-place.ts';
export type { World, WorldAccount, WorldLocation, WorldReply, WorldReview } from './world/world.ts';

export interface SandboxOptions {
  /** The seeded demo, one empty account, a computed chain of any size, or a test's own world. */
  world: WorldChoice;
  /** Where the journal lives; without it nothing outlives the process. */
  folder?: string;
  /** Epoch milliseconds. The sandbox adds its own offset, moved by the script. Default `Date.now`. */
  now?: () => number;
  seed?: number;
  /** Where the sandbox is mounted. Default `/sandbox`. */
  basePath?: string;
  /** Where browsers find the sandbox; identity providers name themselves by it. Default `http://sandbox.test`. */
  origin?: string;
  /** Customers act by themselves every 30 to 90 seconds of sandbox time. Default false. */
  lively?: boolean;
  /** How long a reply is PENDING, and a post PROCESSING. Default 3. */
  moderationSeconds?: number;
  /** How long an edit of a listing waits for its publication. Default 5. */
  publishingSeconds?: number;
  /** How long a search waits in DataForSEO's queue. Default 2. */
  searchSeconds?: number;
  /** How long Google waits for a picture that it fetches. Default 10. */
  pictureSeconds?: number;
  /** Milliseconds per token of the language model. Default 25. */
  tokenMilliseconds?: number;
  /** How Stripe's events reach their endpoints. Default the global `fetch`. */
  webhookFetch?: typeof fetch;
}

/** What people copy out of the consoles of the two stores. */
export interface AppKeys {
  googlePlay: { key_file: string };
  appStore: MadeConnectKey;
}

export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
  /** Sends the events of Stripe that are due, and resolves when their endpoints have responded. */
  deliverEvents(): Promise<void>;
  /** Lets a customer of Stripe's have come so many seconds earlier, with all that would have happened since. */
  ageCustomer(customer: string, seconds: number): void;
  /** The URL of the SMTP server, which is started on a free port by the first call. */
  smtpUrl(): Promise<string>;
  /** The settings that an app needs for the SAML identity provider; the certificate is PEM. */
  samlIdentityProvider(): Promise<{ entityId: string; ssoUrl: string; certificate: string }>;
  /** Gives consent on Facebook's page at an address, for all pages unless told otherwise. Returns the code, empty if refused. */
  facebookConsent(url: string, answer?: Record<string, string>): Promise<string>;
  /** Gives consent on Apple's page at an address, for the organisation that is shared unless told otherwise. Returns the same. */
  appleConsent(url: string, answer?: Record<string, string>): Promise<string>;
  /** Ends what Apple reviews: it shows a brand or a location unless there is a violation among what it finds in its fields. */
  endAppleReviews(reportsOn?: (details: AppleDetails) => AppleReport[]): void;
  /** Makes a key for each store of apps, which opens every app there is. */
  appKeys(): AppKeys;
  /** Sandbox time, epoch milliseconds. */
  now(): number;
  /** The ranks for a search on a day, from a point: the results of DataForSEO for that day. */
  rankPlaces(query: RankQuery): RankedPlace[];
  /** What PageSpeed Insights would have found on a page at a moment: its `lighthouseResult`. */
  auditPage(page: PageToAudit): object;
  /** The organic results of the same. */
  organicPages(query: RankQuery): OrganicPage[];
}

/** Plays Google Business Profile over its real protocol, with a world that a script or a person can direct. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const world = await openLiveWorld({
    world: options.world,
    now: options.now ?? Date.now,
    seed: options.seed ?? 1,
    lively: options.lively ?? false,
    moderationSeconds: options.moderationSeconds ?? 3,
    publishingSeconds: options.publishingSeconds ?? 5,
    searchSeconds: options.searchSeconds ?? 2,
    ...(options.folder === undefined ? {} : { folder: options.folder }),
  });
  const closing = new AbortController();
  const delivery = createPushDelivery(world);
  const events = createEventDelivery(world, options.webhookFetch ?? fetch);
  for (const sender of [delivery, events]) {
    world.onCommit(() => sender.pump());
    sender.pump();
  }
  const lively = startLively(world);
  const publishing = startPublishing(world);
  const stripeClock = startStripeClock(world);
  const city = createCity(world);
  const searches = createSearchDelivery(world, city);
  const mail = createMailServer(world);
  const basePath = options.basePath ?? '/sandbox';
  const origin = options.origin ?? 'http://sandbox.test';
  const saml = samlIdentityProvider(`${origin}${basePath.replace(/\/$/, '')}/saml`, options.folder);
  const app = createSandboxApp({
    world,
    lively,
    stripeClock,
    city,
    director: createModelDirector(options.tokenMilliseconds ?? 25),
    basePath,
    origin,
    saml,
    folder: options.folder,
    closing: closing.signal,
    pictureSeconds: options.pictureSeconds ?? 10,
  });

  const consent = (url: string, answer: Record<string, string>) =>
    giveConsent(async (request) => app.fetch(request), url, answer);

  return {
    async fetch(request) {
      if (closing.signal.aborted) throw new Error('The sandbox is closed.');
      return app.fetch(request);
    },
    async samlIdentityProvider() {
      const { entityId, ssoUrl, keys } = saml;
      return { entityId, ssoUrl, certificate: (await keys()).certificate };
    },
    facebookConsent: (url, answer) => consent(url, { person: facebookPeople[0].id, page: 'all', ...answer }),
    appleConsent: (url, answer) => consent(url, { organization: appleOrganizations[0].id, ...answer }),
    endAppleReviews: (reportsOn) => endAppleReviews(world, reportsOn),
    appKeys: () => ({
      googlePlay: {
        key_file: JSON.stringify(
          makePlayKey(world, {
            clientEmail: 'pinfold@sandbox.iam.gserviceaccount.com',
            packages: world.state.play.apps,
          }),
        ),
      },
      appStore: makeConnectKey(world, { kind: 'team', role: 'APP_MANAGER' }),
    }),
    now: () => world.now(),
    async deliverEvents() {
      stripeClock.catchUp();
      await events.settled();
    },
    ageCustomer(customer, seconds) {
      const transaction = openTransaction(world);
      ageCustomer(transaction, customer, seconds);
      transaction.commit();
      stripeClock.catchUp();
    },
    rankPlaces: (query) => city.rankPlaces(query),
    auditPage: (page) => lighthouseResult(world.state, page),
    organicPages: (query) => organicPages(city, world.state.searches.sites, query),
    async smtpUrl() {
      if (closing.signal.aborted) throw new Error('The sandbox is closed.');
      return mail.url();
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      lively.stop();
      publishing.stop();
      stripeClock.stop();
      delivery.close();
      events.close();
      searches.close();
      await mail.close();
      world.close();
    },
  };
}
