import type { FaultCode } from '@pinfold/contract/features/listings/fault';
import type { Language } from '@pinfold/contract/languages';
import type aiPost from './locales/pl/ai-post.json';
import type aiReply from './locales/pl/ai-reply.json';
import type appReviews from './locales/pl/app-reviews.json';
import type autoReplies from './locales/pl/auto-replies.json';
import type billing from './locales/pl/billing.json';
import type billingAccount from './locales/pl/billing-account.json';
import type invoiceData from './locales/pl/invoice-data.json';
import type planRoom from './locales/pl/plan-room.json';
import type bulkEdit from './locales/pl/bulk-edit.json';
import type company from './locales/pl/company.json';
import type dashboard from './locales/pl/dashboard.json';
import type externalChanges from './locales/pl/external-changes.json';
import type appleAccounts from './locales/pl/apple-accounts.json';
import type facebookAccounts from './locales/pl/facebook-accounts.json';
import type insights from './locales/pl/insights.json';
import type integrations from './locales/pl/integrations.json';
import type listingEditor from './locales/pl/listing-editor.json';
import type listingValues from './locales/pl/listing-values.json';
import type listings from './locales/pl/listings.json';
import type mobileApps from './locales/pl/mobile-apps.json';
import type oldInsights from './locales/pl/old-insights.json';
import type photos from './locales/pl/photos.json';
import type postCalendar from './locales/pl/post-calendar.json';
import type postInsights from './locales/pl/post-insights.json';
import type posts from './locales/pl/posts.json';
import type postComposer from './locales/pl/post-composer.json';
import type questions from './locales/pl/questions.json';
import type rank from './locales/pl/rank.json';
import type rankings from './locales/pl/rankings.json';
import type replyTemplates from './locales/pl/reply-templates.json';
import type reviewAnalytics from './locales/pl/review-analytics.json';
import type reviewBooster from './locales/pl/review-booster.json';
import type reviewCategories from './locales/pl/review-categories.json';
import type reviewExport from './locales/pl/review-export.json';
import type reviews from './locales/pl/reviews.json';
import type session from './locales/pl/session.json';
import type shared from './locales/pl/shared.json';
import type storeLocator from './locales/pl/store-locator.json';
import type team from './locales/pl/team.json';
import type watchedLocations from './locales/pl/watched-locations.json';
import type websites from './locales/pl/websites.json';
import type websiteAudits from './locales/pl/website-audits.json';
import type websiteCompetitors from './locales/pl/website-competitors.json';

/** The keys of each namespace, as they are stored in its Polish file. */
interface StoredKeys {
  /** Texts of buttons, dates, access and errors for all features. Their keys have no prefix. */
  shared: keyof typeof shared;
  reviews: keyof typeof reviews;
  ai_reply: keyof typeof aiReply;
  reply_templates: keyof typeof replyTemplates;
  review_categories: keyof typeof reviewCategories;
  review_analytics: keyof typeof reviewAnalytics;
  auto_replies: keyof typeof autoReplies;
  review_export: keyof typeof reviewExport;
  app_reviews: keyof typeof appReviews;
  session: keyof typeof session;
  team: keyof typeof team;
  company: keyof typeof company;
  listings: keyof typeof listings;
  listing_editor: keyof typeof listingEditor | `faults.${FaultCode}`;
  listing_values: keyof typeof listingValues;
  bulk_edit: keyof typeof bulkEdit;
  billing: keyof typeof billing;
  billing_account: keyof typeof billingAccount;
  invoice_data: keyof typeof invoiceData;
  plan_room: keyof typeof planRoom;
  dashboard: keyof typeof dashboard;
  insights: keyof typeof insights;
  old_insights: keyof typeof oldInsights;
  integrations: keyof typeof integrations;
  apple_accounts: keyof typeof appleAccounts;
  facebook_accounts: keyof typeof facebookAccounts;
  mobile_apps: keyof typeof mobileApps;
  review_booster: keyof typeof reviewBooster;
  external_changes: keyof typeof externalChanges;
  questions: keyof typeof questions;
  /** Of positions, on maps as well as of websites. */
  rank: keyof typeof rank;
  rankings: keyof typeof rankings;
  post_composer: keyof typeof postComposer;
  ai_post: keyof typeof aiPost;
  store_locator: keyof typeof storeLocator;
  post_insights: keyof typeof postInsights;
  posts: keyof typeof posts;
  post_calendar: keyof typeof postCalendar;
  photos: keyof typeof photos;
  watched_locations: keyof typeof watchedLocations;
  websites: keyof typeof websites;
  website_audits: keyof typeof websiteAudits;
  website_competitors: keyof typeof websiteCompetitors;
}

/** A feature's texts, or those that all share: one file for each language. */
export type Namespace = keyof StoredKeys;

/** Keys of all messages, one for each plural form; hosts can override them. */
export type MessageKey = {
  [Name in Namespace]: Name extends 'shared' ? StoredKeys[Name] : `${Name}.${StoredKeys[Name]}`;
}[Namespace];

/** Keys for the translator: `reviews.count` stands for all its plural forms. */
export type TranslationKey = WithoutPlural<MessageKey>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** A host's own texts, key by key. */
export type MessageOverrides = { readonly [Key in MessageKey]?: string };

/** The messages of one namespace in one language, by their keys in its file. */
export type Messages = Readonly<Record<string, string>>;

/** Source of one feature's texts, which are loaded when the feature is first shown. */
export interface FeatureMessages {
  /** Prefix of its keys: `team` for `team.title`. */
  namespace: Namespace;
  load: Readonly<Record<Language, () => Promise<{ default: Messages }>>>;
}

/** Texts for all features, and all error texts. */
export const sharedMessages: FeatureMessages = {
  namespace: 'shared',
  load: {
    pl: () => import('./locales/pl/shared.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/shared.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/shared.json', { with: { type: 'json' } }),
  },
};

/** Of the inbox. */
export const reviewsMessages: FeatureMessages = {
  namespace: 'reviews',
  load: {
    pl: () => import('./locales/pl/reviews.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/reviews.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/reviews.json', { with: { type: 'json' } }),
  },
};
