import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { connectedIndicators } from './connected-indicators.ts';
import { connectedJobs } from './connected-jobs.ts';
import {
  connectedKeywordListeners,
  connectedListeners,
  connectedMobileAppListeners,
  connectedWebsiteListeners,
} from './connected-listeners.ts';
import { connectedOpinions } from './connected-opinions.ts';
import { connectedLocatorSources } from './connected-locator-sources.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { sweepExports } from './exports/sweep-exports.job.ts';
import { appReviewJobs } from './features/app-reviews/app-reviews.jobs.ts';
import { reviewBoosterJobs } from './features/review-booster/review-booster.jobs.ts';
import { billingSyncJobs } from './features/billing/sync/billing-sync.jobs.ts';
import { orderJobs } from './features/billing/orders/end-orders.job.ts';
import { dashboardJobs } from './features/dashboard/record-scores.job.ts';
import { externalChangeJobs } from './features/external-changes/external-changes.jobs.ts';
import { insightJobs } from './features/insights/insights.jobs.ts';
import { publicationJobs } from './features/publications/publications.jobs.ts';
import { rankingJobs } from './features/rankings/rankings.jobs.ts';
import { organicJobs } from './features/websites/organic/organic.jobs.ts';
import { opinionJobs } from './features/opinions/opinions.jobs.ts';
import { reviewJobs } from './features/reviews/reviews.jobs.ts';
import { sessionJobs } from './features/session/session.jobs.ts';
import { storeLocatorJobs } from './features/store-locator/store-locator.jobs.ts';
import { websiteAuditJobs } from './features/websites/audits/audits.jobs.ts';
import { listingJobs } from './features/listings/listings.jobs.ts';
import { openFileStore } from './files/file-store.ts';
import type { Job } from './jobs/define-job.ts';
import { openJobs, type Jobs } from './jobs/jobs.ts';
import { vacuumTables } from './jobs/vacuum-tables.job.ts';
import { openLiveBus } from './live/live-bus.ts';
import { sendMailJob } from './mail/send-mail.ts';
import { openSmtp } from './mail/smtp.ts';
import { officialAppStore, openAppStore } from './providers/app-store/app-store.ts';
import { officialApple, openAppleBusiness } from './providers/apple-business/apple-business.ts';
import type { BingIdentity } from './providers/bing-places/bing-identity.ts';
import { officialBingPlaces, openBingPlaces } from './providers/bing-places/bing-places.ts';
import { fetchWithCertificate } from './providers/bing-places/fetch-with-certificate.ts';
import { openOrganicResults } from './providers/dataforseo/organic-results.ts';
import { officialDataForSeo, openSearchResults } from './providers/dataforseo/search-results.ts';
import { countCalls, deleteProviderMinutes, type TakeCall } from './delivery/provider-quota.ts';
import { dialogUrlOf, officialFacebook, openFacebook } from './providers/facebook/facebook.ts';
import {
  openGoogleBusinessProfile,
  type GoogleSettings,
} from './providers/google-business-profile/google-business-profile.ts';
import { openGooglePlay } from './providers/google-play/google-play.ts';
import { openGooglePlaces } from './providers/google-places/google-places.ts';
import {
  modelAddress,
  type ModelAddress,
  openLanguageModel,
} from './providers/language-model/language-model.ts';
import { openOpenIdConnect } from './providers/openid-connect/openid-connect.ts';
import type { SocialProvider } from './providers/openid-connect/social-provider.ts';
import { officialPageSpeed, openPageSpeed } from './providers/pagespeed/page-speed.ts';
import { officialStripe, openStripe } from './providers/stripe/stripe-connection.ts';
import { officialVatRegister, openVatRegister } from './providers/vat-register/vat-register.ts';
import { forgetIdempotencyKeys } from './idempotency/forget-keys.job.ts';
import { retryReads } from './providers/retry-reads.ts';
import { sellsPlans } from './refuse-contradictions.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import { notificationSecret } from './secrets/notification-secret.ts';
import { createSealer } from './secrets/sealer.ts';
import type { Services } from './services.ts';

/** Every kind of background work. */
export const allJobs = [
  ...reviewJobs,
  ...appReviewJobs,
  ...opinionJobs,
  ...reviewBoosterJobs,
  ...listingJobs,
  ...externalChangeJobs,
  ...rankingJobs,
  ...organicJobs,
  ...insightJobs,
  ...publicationJobs,
  ...storeLocatorJobs,
  ...websiteAuditJobs,
  ...dashboardJobs(connectedIndicators),
  ...sessionJobs,
  ...billingSyncJobs,
  ...orderJobs,
  ...connectedJobs.all,
  sendMailJob as Job,
  sweepExports,
  vacuumTables,
  deleteProviderMinutes,
  forgetIdempotencyKeys,
];

export interface Surroundings {
  config: Config;
  database: Database;
  /** What seals credentials and signs addresses. */
  keys: KeyRing;
  log: Logger;
  /** Where Google is, and who we are to it. */
  google: Pick<GoogleSettings, 'baseUrl' | 'consentUrl' | 'clientId' | 'clientSecret'>;
  /** Where people open the panel. Default PINFOLD_PUBLIC_URL, or this machine. */
  publicUrl?: string;
  /** What stands in for the providers that the configuration does not name. */
  sandbox?: {
    smtpUrl(): Promise<string>;
    vatRegisterUrl: string;
    googlePlayUrl: string;
    appStoreUrl: string;
    placesKey: string;
    socialProviders: readonly SocialProvider[];
    dataForSeo: { url: string; login: string; password: string };
    pageSpeed: { url: string; key: string };
    bingPlaces: { url: string; identity: BingIdentity };
    /** Browsers may know the sandbox under another address than we do. */
    apple: { url: string; consentUrl: string; clientId: string; clientSecret: string; webhookSecret: string };
    /** Browsers may know the sandbox under another address than we do. */
    facebook: { url: string; dialogUrl: string; appId: string; appSecret: string };
    model: ModelAddress;
    stripe: { url: string; key: string; webhookSecret: string };
  };
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
  /** Counts calls to providers. Default in the database, for all processes together. */
  takeCall?: TakeCall;
  /** A queue that is open already, on a database that is up to date. Default opens one there. */
  jobs?: Jobs;
}

/** Brings a database up to date and puts together what the API and the workers run on. */
export async function openServices(
  surroundings: Surroundings,
): Promise<Services & { close(): Promise<void> }> {
  const { config, database, keys, log, now = () => new Date() } = surroundings;
  const fetch = retryReads(surroundings.fetch ?? globalThis.fetch);
  const { sandbox, publicUrl = config.PINFOLD_PUBLIC_URL ?? `http://localhost:${config.PORT}` } =
    surroundings;
  const jobs = surroundings.jobs ?? (await openUpToDate(database, log));
  const live = await openLiveBus(database, now);
  const takeCall = surroundings.takeCall ?? countCalls({ database, config, now });
  const google = openGoogleBusinessProfile({ ...surroundings.google, fetch, now, takeCall });
  const dataForSeo = {
    baseUrl: config.DATAFORSEO_URL ?? sandbox?.dataForSeo.url ?? officialDataForSeo,
    login: config.DATAFORSEO_LOGIN ?? sandbox?.dataForSeo.login,
    password: config.DATAFORSEO_PASSWORD ?? sandbox?.dataForSeo.password,
    takeCall,
    fetch,
  };
  return {
    config,
    database,
    jobs,
    live,
    google,
    places: openGooglePlaces({
      baseUrl: surroundings.google.baseUrl,
      key: config.GOOGLE_PLACES_KEY ?? sandbox?.placesKey,
      fetch,
      log,
      takeCall,
    }),
    vatRegister: openVatRegister({
      baseUrl: config.VAT_REGISTER_URL ?? sandbox?.vatRegisterUrl ?? officialVatRegister,
      fetch,
      now,
      log,
    }),
    bingPlaces: openBingPlaces({
      baseUrl: config.BING_PLACES_URL ?? sandbox?.bingPlaces.url ?? officialBingPlaces,
      identity: config.BING_PLACES_IDENTITY ?? sandbox?.bingPlaces.identity,
      takeCall,
      fetch:
        config.BING_PLACES_CERTIFICATE === undefined
          ? fetch
          : retryReads(fetchWithCertificate(config.BING_PLACES_CERTIFICATE)),
    }),
    googlePlay: openGooglePlay({
      baseUrl: config.GOOGLE_PLAY_URL ?? sandbox?.googlePlayUrl,
      takeCall,
      fetch,
      now,
    }),
    appStore: openAppStore({
      baseUrl: config.APP_STORE_URL ?? sandbox?.appStoreUrl ?? officialAppStore,
      takeCall,
      fetch,
      now,
    }),
    searchResults: openSearchResults(dataForSeo),
    organicResults: openOrganicResults(dataForSeo),
    pageSpeed: openPageSpeed({
      baseUrl: config.PAGESPEED_URL ?? sandbox?.pageSpeed.url ?? officialPageSpeed,
      key: config.PAGESPEED_API_KEY ?? sandbox?.pageSpeed.key,
      takeCall,
      fetch,
    }),
    apple: openAppleBusiness({
      baseUrl: config.APPLE_BASE_URL ?? sandbox?.apple.url ?? officialApple,
      ...(config.APPLE_BASE_URL === undefined && sandbox && { consentUrl: sandbox.apple.consentUrl }),
      clientId: config.APPLE_CLIENT_ID ?? sandbox?.apple.clientId,
      clientSecret: config.APPLE_CLIENT_SECRET ?? sandbox?.apple.clientSecret,
      webhookSecret: config.APPLE_WEBHOOK_SECRET ?? sandbox?.apple.webhookSecret,
      takeCall,
      fetch,
      now,
    }),
    facebook: openFacebook({
      baseUrl: config.FACEBOOK_BASE_URL ?? sandbox?.facebook.url ?? officialFacebook,
      dialogUrl:
        config.FACEBOOK_BASE_URL === undefined && sandbox
          ? sandbox.facebook.dialogUrl
          : dialogUrlOf(config.FACEBOOK_BASE_URL ?? officialFacebook),
      appId: config.FACEBOOK_APP_ID ?? sandbox?.facebook.appId,
      appSecret: config.FACEBOOK_APP_SECRET ?? sandbox?.facebook.appSecret,
      takeCall,
      fetch,
      now,
    }),
    stripe: sellsPlans(config)
      ? openStripe({
          baseUrl: config.STRIPE_BASE_URL ?? sandbox?.stripe.url ?? officialStripe,
          key: config.STRIPE_SECRET_KEY ?? sandbox?.stripe.key ?? '',
          webhookSecrets: (config.STRIPE_WEBHOOK_SECRET ?? sandbox?.stripe.webhookSecret ?? '')
            .split(',')
            .map((secret) => secret.trim())
            .filter((secret) => secret !== ''),
          takeCall,
          fetch: surroundings.fetch ?? globalThis.fetch,
        })
      : undefined,
    model: openLanguageModel({ ...modelAddress(config, sandbox?.model), model: config.OPENAI_MODEL, fetch }),
    openIdConnect: openOpenIdConnect({
      providers: config.PINFOLD_OIDC_PROVIDERS ?? sandbox?.socialProviders ?? [],
      redirectUri: `${publicUrl.replace(/\/+$/, '')}/api/session/oidc/callback`,
      fetch,
    }),
    sealer: createSealer(keys),
    notificationSecret: notificationSecret(keys),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    smtp: openSmtp({
      url: async () => config.SMTP_URL ?? (await sandbox?.smtpUrl()),
      from: config.PINFOLD_MAIL_FROM,
    }),
    files: openFileStore(config, fetch),
    listingListeners: connectedListeners,
    keywordListeners: connectedKeywordListeners,
    websiteListeners: connectedWebsiteListeners,
    mobileAppListeners: connectedMobileAppListeners,
    opinionChannels: connectedOpinions,
    locatorSources: connectedLocatorSources,
    log,
    now,
    async close() {
      await jobs.stop();
      await live.close();
      await database.close();
    },
  };
}

async function openUpToDate(database: Database, log: Logger): Promise<Jobs> {
  await migrate(database);
  return openJobs(database, allJobs, log);
}
