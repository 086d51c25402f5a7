import type { FaultCode } from '@pinfold/contract/features/listings/fault';
import type { Language } from '@pinfold/contract/languages';
import { faultMessages } from './fault-messages.ts';
import type aiPost from './locales/pl/ai-post.json';
import type aiReply from './locales/pl/ai-reply.json';
import type autoReplies from './locales/pl/auto-replies.json';
import type bulkEdit from './locales/pl/bulk-edit.json';
import type company from './locales/pl/company.json';
import type externalChanges from './locales/pl/external-changes.json';
import type integrations from './locales/pl/integrations.json';
import type listingEditor from './locales/pl/listing-editor.json';
import type listingValues from './locales/pl/listing-values.json';
import type listings from './locales/pl/listings.json';
import type photos from './locales/pl/photos.json';
import type postCalendar from './locales/pl/post-calendar.json';
import type postInsights from './locales/pl/post-insights.json';
import type posts from './locales/pl/posts.json';
import type postComposer from './locales/pl/post-composer.json';
import type rankings from './locales/pl/rankings.json';
import type replyTemplates from './locales/pl/reply-templates.json';
import type reviewAnalytics from './locales/pl/review-analytics.json';
import type reviewCategories from './locales/pl/review-categories.json';
import type reviewExport from './locales/pl/review-export.json';
import type reviews from './locales/pl/reviews.json';
import type session from './locales/pl/session.json';
import type shared from './locales/pl/shared.json';
import type storeLocator from './locales/pl/store-locator.json';
import type team from './locales/pl/team.json';

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
  session: keyof typeof session;
  team: keyof typeof team;
  company: keyof typeof company;
  listings: keyof typeof listings;
  listing_editor: keyof typeof listingEditor | `faults.${FaultCode}`;
  listing_values: keyof typeof listingValues;
  bulk_edit: keyof typeof bulkEdit;
  integrations: keyof typeof integrations;
  external_changes: keyof typeof externalChanges;
  rankings: keyof typeof rankings;
  post_composer: keyof typeof postComposer;
  ai_post: keyof typeof aiPost;
  store_locator: keyof typeof storeLocator;
  post_insights: keyof typeof postInsights;
  posts: keyof typeof posts;
  post_calendar: keyof typeof postCalendar;
  photos: keyof typeof photos;
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

/** Of replies that the model writes. */
export const aiReplyMessages: FeatureMessages = {
  namespace: 'ai_reply',
  load: {
    pl: () => import('./locales/pl/ai-reply.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/ai-reply.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/ai-reply.json', { with: { type: 'json' } }),
  },
};

/** Of reply templates. */
export const replyTemplatesMessages: FeatureMessages = {
  namespace: 'reply_templates',
  load: {
    pl: () => import('./locales/pl/reply-templates.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/reply-templates.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/reply-templates.json', { with: { type: 'json' } }),
  },
};

/** Of review categories. */
export const reviewCategoriesMessages: FeatureMessages = {
  namespace: 'review_categories',
  load: {
    pl: () => import('./locales/pl/review-categories.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/review-categories.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/review-categories.json', { with: { type: 'json' } }),
  },
};

/** Of the figures of reviews. */
export const reviewAnalyticsMessages: FeatureMessages = {
  namespace: 'review_analytics',
  load: {
    pl: () => import('./locales/pl/review-analytics.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/review-analytics.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/review-analytics.json', { with: { type: 'json' } }),
  },
};

/** Of automatic replies. */
export const autoRepliesMessages: FeatureMessages = {
  namespace: 'auto_replies',
  load: {
    pl: () => import('./locales/pl/auto-replies.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/auto-replies.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/auto-replies.json', { with: { type: 'json' } }),
  },
};

/** Of exporting reviews. */
export const reviewExportMessages: FeatureMessages = {
  namespace: 'review_export',
  load: {
    pl: () => import('./locales/pl/review-export.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/review-export.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/review-export.json', { with: { type: 'json' } }),
  },
};

/** Of two-step and fresh log-ins. */
export const sessionMessages: FeatureMessages = {
  namespace: 'session',
  load: {
    pl: () => import('./locales/pl/session.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/session.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/session.json', { with: { type: 'json' } }),
  },
};

/** Of the team’s screens. */
export const teamMessages: FeatureMessages = {
  namespace: 'team',
  load: {
    pl: () => import('./locales/pl/team.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/team.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/team.json', { with: { type: 'json' } }),
  },
};

/** Of a company’s own screens. */
export const companyMessages: FeatureMessages = {
  namespace: 'company',
  load: {
    pl: () => import('./locales/pl/company.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/company.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/company.json', { with: { type: 'json' } }),
  },
};

/** Of the list of locations, its groups, exports and new locations. */
export const listingsMessages: FeatureMessages = {
  namespace: 'listings',
  load: {
    pl: () => import('./locales/pl/listings.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/listings.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/listings.json', { with: { type: 'json' } }),
  },
};

/** Of the listing editor, and of every fault of a listing. */
export const listingEditorMessages: FeatureMessages = {
  namespace: 'listing_editor',
  load: {
    pl: () =>
      withFaults(
        import('./locales/pl/listing-editor.json', { with: { type: 'json' } }),
        import('@pinfold/contract/features/listings/fault-texts/pl.json', { with: { type: 'json' } }),
      ),
    en: () =>
      withFaults(
        import('./locales/en/listing-editor.json', { with: { type: 'json' } }),
        import('@pinfold/contract/features/listings/fault-texts/en.json', { with: { type: 'json' } }),
      ),
    es: () =>
      withFaults(
        import('./locales/es/listing-editor.json', { with: { type: 'json' } }),
        import('@pinfold/contract/features/listings/fault-texts/es.json', { with: { type: 'json' } }),
      ),
  },
};

/** Of what fields of a listing contain, and of how two values differ. */
export const listingValueMessages: FeatureMessages = {
  namespace: 'listing_values',
  load: {
    pl: () => import('./locales/pl/listing-values.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/listing-values.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/listing-values.json', { with: { type: 'json' } }),
  },
};

/** Of editing many listings at once. */
export const bulkEditMessages: FeatureMessages = {
  namespace: 'bulk_edit',
  load: {
    pl: () => import('./locales/pl/bulk-edit.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/bulk-edit.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/bulk-edit.json', { with: { type: 'json' } }),
  },
};

/** Of connected accounts and imports. */
export const integrationsMessages: FeatureMessages = {
  namespace: 'integrations',
  load: {
    pl: () => import('./locales/pl/integrations.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/integrations.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/integrations.json', { with: { type: 'json' } }),
  },
};

/** Of changes by others, their decisions and protection from them. */
export const externalChangesMessages: FeatureMessages = {
  namespace: 'external_changes',
  load: {
    pl: () => import('./locales/pl/external-changes.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/external-changes.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/external-changes.json', { with: { type: 'json' } }),
  },
};

/** Of positions on maps. */
export const rankingsMessages: FeatureMessages = {
  namespace: 'rankings',
  load: {
    pl: () => import('./locales/pl/rankings.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/rankings.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/rankings.json', { with: { type: 'json' } }),
  },
};

/** Of the store locator’s owner; visitors have their own. */
export const storeLocatorMessages: FeatureMessages = {
  namespace: 'store_locator',
  load: {
    pl: () => import('./locales/pl/store-locator.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/store-locator.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/store-locator.json', { with: { type: 'json' } }),
  },
};

/** Of lists of posts and of what became of them. */
export const postsMessages: FeatureMessages = {
  namespace: 'posts',
  load: {
    pl: () => import('./locales/pl/posts.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/posts.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/posts.json', { with: { type: 'json' } }),
  },
};

/** Of the calendar of posts. */
export const postCalendarMessages: FeatureMessages = {
  namespace: 'post_calendar',
  load: {
    pl: () => import('./locales/pl/post-calendar.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/post-calendar.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/post-calendar.json', { with: { type: 'json' } }),
  },
};

/** Of the statistics of posts. */
export const postInsightsMessages: FeatureMessages = {
  namespace: 'post_insights',
  load: {
    pl: () => import('./locales/pl/post-insights.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/post-insights.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/post-insights.json', { with: { type: 'json' } }),
  },
};

/** Of photos of locations. */
export const photosMessages: FeatureMessages = {
  namespace: 'photos',
  load: {
    pl: () => import('./locales/pl/photos.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/photos.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/photos.json', { with: { type: 'json' } }),
  },
};

async function withFaults(
  editor: Promise<{ default: Messages }>,
  faults: Promise<{ default: Readonly<Record<FaultCode, string>> }>,
): Promise<{ default: Messages }> {
  return { default: { ...(await editor).default, ...faultMessages((await faults).default) } };
}

/** Of writing posts. */
export const postComposerMessages: FeatureMessages = {
  namespace: 'post_composer',
  load: {
    pl: () => import('./locales/pl/post-composer.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/post-composer.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/post-composer.json', { with: { type: 'json' } }),
  },
};

/** Of texts of posts that the model writes. */
export const aiPostMessages: FeatureMessages = {
  namespace: 'ai_post',
  load: {
    pl: () => import('./locales/pl/ai-post.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/ai-post.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/ai-post.json', { with: { type: 'json' } }),
  },
};
