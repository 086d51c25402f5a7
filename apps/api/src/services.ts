import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { OpinionChannel } from './features/opinions/opinion-channel.ts';
import type { FileStore } from './files/file-store.ts';
import type { KeywordListeners } from './keyword-listeners.ts';
import type { ListingListeners } from './listing-listeners.ts';
import type { LiveBus } from './live/live-bus.ts';
import type { LocatorSources } from './locator-sources.ts';
import type { MobileAppListeners } from './mobile-app-listeners.ts';
import type { Smtp } from './mail/smtp.ts';
import type { AppleBusiness } from './providers/apple-business/apple-business.ts';
import type { Facebook } from './providers/facebook/facebook.ts';
import type { GoogleBusinessProfile } from './providers/google-business-profile/google-business-profile.ts';
import type { GooglePlaces } from './providers/google-places/google-places.ts';
import type { BingPlaces } from './providers/bing-places/bing-places.ts';
import type { AppStoreConnect } from './providers/app-store/app-store.ts';
import type { GooglePlay } from './providers/google-play/google-play.ts';
import type { VatRegister } from './providers/vat-register/vat-register.ts';
import type { PageSpeed } from './providers/pagespeed/page-speed.ts';
import type { OrganicResults } from './providers/dataforseo/organic-results.ts';
import type { SearchResults } from './providers/dataforseo/search-results.ts';
import type { StripeConnection } from './providers/stripe/stripe-connection.ts';
import type { LanguageModel } from './providers/language-model/language-model.ts';
import type { OpenIdConnect } from './providers/openid-connect/openid-connect.ts';
import type { WebsiteListeners } from './website-listeners.ts';
import type { NotificationSecret } from './secrets/notification-secret.ts';
import type { Sealer } from './secrets/sealer.ts';

/** What handlers and jobs work with; built once, in the composition root. */
export interface Services {
  config: Config;
  database: Database;
  jobs: Jobs;
  live: LiveBus;
  google: GoogleBusinessProfile;
  apple: AppleBusiness;
  facebook: Facebook;
  places: GooglePlaces;
  vatRegister: VatRegister;
  bingPlaces: BingPlaces;
  googlePlay: GooglePlay;
  appStore: AppStoreConnect;
  searchResults: SearchResults;
  pageSpeed: PageSpeed;
  organicResults: OrganicResults;
  /** Takes the payments; undefined where no plans are sold. */
  stripe: StripeConnection | undefined;
  /** Writes drafts of replies, and reads reviews where that is configured. */
  model: LanguageModel;
  sealer: Sealer;
  /** Part of the path where the provider's notifications arrive. */
  notificationSecret: NotificationSecret;
  /** Where people open the panel, without a slash at the end. */
  publicUrl: string;
  /** Features enqueue mails with `sendMail` instead. */
  smtp: Smtp;
  openIdConnect: OpenIdConnect;
  log: Logger;
  files: FileStore;
  listingListeners: ListingListeners;
  keywordListeners: KeywordListeners;
  websiteListeners: WebsiteListeners;
  mobileAppListeners: MobileAppListeners;
  /** All that is put into a company's categories. */
  opinionChannels: readonly OpinionChannel[];
  locatorSources: LocatorSources;
  /** The clock; tests move it. */
  now(): Date;
}
