// Written by `npm run generate` from `pl.ts`.
import faults from '@pinfold/contract/features/listings/fault-texts/en.json' with { type: 'json' };
// In this order texts that are alike lie within the 32 KB that gzip looks back: 2 % less than by name.
import autoReplies from '../i18n/locales/en/auto-replies.json' with { type: 'json' };
import externalChanges from '../i18n/locales/en/external-changes.json' with { type: 'json' };
import appleAccounts from '../i18n/locales/en/apple-accounts.json' with { type: 'json' };
import facebookAccounts from '../i18n/locales/en/facebook-accounts.json' with { type: 'json' };
import aiReply from '../i18n/locales/en/ai-reply.json' with { type: 'json' };
import aiPost from '../i18n/locales/en/ai-post.json' with { type: 'json' };
import team from '../i18n/locales/en/team.json' with { type: 'json' };
import listings from '../i18n/locales/en/listings.json' with { type: 'json' };
import listingValues from '../i18n/locales/en/listing-values.json' with { type: 'json' };
import session from '../i18n/locales/en/session.json' with { type: 'json' };
import integrations from '../i18n/locales/en/integrations.json' with { type: 'json' };
import listingEditor from '../i18n/locales/en/listing-editor.json' with { type: 'json' };
import shared from '../i18n/locales/en/shared.json' with { type: 'json' };
import bulkEdit from '../i18n/locales/en/bulk-edit.json' with { type: 'json' };
import storeLocator from '../i18n/locales/en/store-locator.json' with { type: 'json' };
import questions from '../i18n/locales/en/questions.json' with { type: 'json' };
import photos from '../i18n/locales/en/photos.json' with { type: 'json' };
import company from '../i18n/locales/en/company.json' with { type: 'json' };
import postComposer from '../i18n/locales/en/post-composer.json' with { type: 'json' };
import posts from '../i18n/locales/en/posts.json' with { type: 'json' };
import replyTemplates from '../i18n/locales/en/reply-templates.json' with { type: 'json' };
import postCalendar from '../i18n/locales/en/post-calendar.json' with { type: 'json' };
import reviewExport from '../i18n/locales/en/review-export.json' with { type: 'json' };
import reviewAnalytics from '../i18n/locales/en/review-analytics.json' with { type: 'json' };
import reviews from '../i18n/locales/en/reviews.json' with { type: 'json' };
import postInsights from '../i18n/locales/en/post-insights.json' with { type: 'json' };
import mobileApps from '../i18n/locales/en/mobile-apps.json' with { type: 'json' };
import oldInsights from '../i18n/locales/en/old-insights.json' with { type: 'json' };
import insights from '../i18n/locales/en/insights.json' with { type: 'json' };
import dashboard from '../i18n/locales/en/dashboard.json' with { type: 'json' };
import watchedLocations from '../i18n/locales/en/watched-locations.json' with { type: 'json' };
import websiteAudits from '../i18n/locales/en/website-audits.json' with { type: 'json' };
import websiteCompetitors from '../i18n/locales/en/website-competitors.json' with { type: 'json' };
import reviewCategories from '../i18n/locales/en/review-categories.json' with { type: 'json' };
import billing from '../i18n/locales/en/billing.json' with { type: 'json' };
import billingAccount from '../i18n/locales/en/billing-account.json' with { type: 'json' };
import invoiceData from '../i18n/locales/en/invoice-data.json' with { type: 'json' };
import planRoom from '../i18n/locales/en/plan-room.json' with { type: 'json' };
import rank from '../i18n/locales/en/rank.json' with { type: 'json' };
import rankings from '../i18n/locales/en/rankings.json' with { type: 'json' };
import websites from '../i18n/locales/en/websites.json' with { type: 'json' };
import { faultMessages } from '../i18n/fault-messages.ts';
import type { Locale } from '../i18n/locale.ts';

/** Every English text of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const en: Locale = {
  language: 'en',
  resources: {
    shared,
    reviews,
    ai_post: aiPost,
    ai_reply: aiReply,
    reply_templates: replyTemplates,
    review_categories: reviewCategories,
    review_analytics: reviewAnalytics,
    auto_replies: autoReplies,
    review_export: reviewExport,
    session,
    team,
    company,
    listings,
    listing_editor: { ...listingEditor, ...faultMessages(faults) },
    listing_values: listingValues,
    bulk_edit: bulkEdit,
    dashboard,
    billing,
    billing_account: billingAccount,
    invoice_data: invoiceData,
    plan_room: planRoom,
    insights,
    integrations,
    apple_accounts: appleAccounts,
    facebook_accounts: facebookAccounts,
    // Not `review_booster`: the Provider fetches it where a form is shown, and this entry stays as small as it was.
    mobile_apps: mobileApps,
    external_changes: externalChanges,
    old_insights: oldInsights,
    photos,
    watched_locations: watchedLocations,
    website_audits: websiteAudits,
    website_competitors: websiteCompetitors,
    post_calendar: postCalendar,
    post_composer: postComposer,
    post_insights: postInsights,
    posts,
    questions,
    rank,
    rankings,
    store_locator: storeLocator,
    websites,
  },
};
