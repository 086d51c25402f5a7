// Apart from `namespaces.ts`, which a log-in page loads: these come with the features.
import type { FaultCode } from '@pinfold/contract/features/listings/fault';
import { faultMessages } from './fault-messages.ts';
import type { FeatureMessages, Messages } from './namespaces.ts';

/** Of replies that the model writes. */
export const aiReplyMessages: FeatureMessages = {
  namespace: 'ai_reply',
  load: {
    pl: () => import('./locales/pl/ai-reply.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/ai-reply.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/ai-reply.json', { with: { type: 'json' } }),
  },
};

/** Of the dashboard. */
export const dashboardMessages: FeatureMessages = {
  namespace: 'dashboard',
  load: {
    pl: () => import('./locales/pl/dashboard.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/dashboard.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/dashboard.json', { with: { type: 'json' } }),
  },
};

/** Of what is bought and how it is paid. */
export const billingMessages: FeatureMessages = {
  namespace: 'billing',
  load: {
    pl: () => import('./locales/pl/billing.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/billing.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/billing.json', { with: { type: 'json' } }),
  },
};

/** Of a subscription, its invoices and vouchers. */
export const billingAccountMessages: FeatureMessages = {
  namespace: 'billing_account',
  load: {
    pl: () => import('./locales/pl/billing-account.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/billing-account.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/billing-account.json', { with: { type: 'json' } }),
  },
};

/** Of whom invoices are written to. */
export const invoiceDataMessages: FeatureMessages = {
  namespace: 'invoice_data',
  load: {
    pl: () => import('./locales/pl/invoice-data.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/invoice-data.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/invoice-data.json', { with: { type: 'json' } }),
  },
};

/** Of what has to go before a smaller plan fits. */
export const planRoomMessages: FeatureMessages = {
  namespace: 'plan_room',
  load: {
    pl: () => import('./locales/pl/plan-room.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/plan-room.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/plan-room.json', { with: { type: 'json' } }),
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

/** Of reviews of apps, beside those of all reviews. */
export const appReviewsMessages: FeatureMessages = {
  namespace: 'app_reviews',
  load: {
    pl: () => import('./locales/pl/app-reviews.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/app-reviews.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/app-reviews.json', { with: { type: 'json' } }),
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

/** Of what people did on profiles. */
export const insightsMessages: FeatureMessages = {
  namespace: 'insights',
  load: {
    pl: () => import('./locales/pl/insights.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/insights.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/insights.json', { with: { type: 'json' } }),
  },
};

/** Of the archive of that, until 2023. */
export const oldInsightsMessages: FeatureMessages = {
  namespace: 'old_insights',
  load: {
    pl: () => import('./locales/pl/old-insights.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/old-insights.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/old-insights.json', { with: { type: 'json' } }),
  },
};

/** Of audits of websites and of social profiles. */
export const websiteAuditsMessages: FeatureMessages = {
  namespace: 'website_audits',
  load: {
    pl: () => import('./locales/pl/website-audits.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/website-audits.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/website-audits.json', { with: { type: 'json' } }),
  },
};

/** Of the websites that those of the company are compared with. */
export const websiteCompetitorsMessages: FeatureMessages = {
  namespace: 'website_competitors',
  load: {
    pl: () => import('./locales/pl/website-competitors.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/website-competitors.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/website-competitors.json', { with: { type: 'json' } }),
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

/** Of organisations at Apple, their brands and locations. */
export const appleAccountsMessages: FeatureMessages = {
  namespace: 'apple_accounts',
  load: {
    pl: () => import('./locales/pl/apple-accounts.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/apple-accounts.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/apple-accounts.json', { with: { type: 'json' } }),
  },
};

/** Of Facebook accounts and their pages. */
export const facebookAccountsMessages: FeatureMessages = {
  namespace: 'facebook_accounts',
  load: {
    pl: () => import('./locales/pl/facebook-accounts.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/facebook-accounts.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/facebook-accounts.json', { with: { type: 'json' } }),
  },
};

/** Of locations that others own. */
export const watchedLocationsMessages: FeatureMessages = {
  namespace: 'watched_locations',
  load: {
    pl: () => import('./locales/pl/watched-locations.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/watched-locations.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/watched-locations.json', { with: { type: 'json' } }),
  },
};

/** Of accounts of app stores and their apps. */
export const mobileAppsMessages: FeatureMessages = {
  namespace: 'mobile_apps',
  load: {
    pl: () => import('./locales/pl/mobile-apps.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/mobile-apps.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/mobile-apps.json', { with: { type: 'json' } }),
  },
};

/** Of the forms in which customers answer, and how fair they are. */
export const reviewBoosterMessages: FeatureMessages = {
  namespace: 'review_booster',
  load: {
    pl: () => import('./locales/pl/review-booster.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/review-booster.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/review-booster.json', { with: { type: 'json' } }),
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

/** Of positions, on maps as well as of websites. */
export const rankMessages: FeatureMessages = {
  namespace: 'rank',
  load: {
    pl: () => import('./locales/pl/rank.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/rank.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/rank.json', { with: { type: 'json' } }),
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

/** Of the archive of questions and answers. */
export const questionsMessages: FeatureMessages = {
  namespace: 'questions',
  load: {
    pl: () => import('./locales/pl/questions.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/questions.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/questions.json', { with: { type: 'json' } }),
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

/** Of positions of websites in search results. */
export const websitesMessages: FeatureMessages = {
  namespace: 'websites',
  load: {
    pl: () => import('./locales/pl/websites.json', { with: { type: 'json' } }),
    en: () => import('./locales/en/websites.json', { with: { type: 'json' } }),
    es: () => import('./locales/es/websites.json', { with: { type: 'json' } }),
  },
};
