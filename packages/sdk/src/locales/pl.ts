import faults from '@pinfold/contract/features/listings/fault-texts/pl.json' with { type: 'json' };
// In this order texts that are alike lie within the 32 KB that gzip looks back: 2 % less than by name.
import autoReplies from '../i18n/locales/pl/auto-replies.json' with { type: 'json' };
import externalChanges from '../i18n/locales/pl/external-changes.json' with { type: 'json' };
import appleAccounts from '../i18n/locales/pl/apple-accounts.json' with { type: 'json' };
import facebookAccounts from '../i18n/locales/pl/facebook-accounts.json' with { type: 'json' };
import aiReply from '../i18n/locales/pl/ai-reply.json' with { type: 'json' };
import aiPost from '../i18n/locales/pl/ai-post.json' with { type: 'json' };
import team from '../i18n/locales/pl/team.json' with { type: 'json' };
import listings from '../i18n/locales/pl/listings.json' with { type: 'json' };
import listingValues from '../i18n/locales/pl/listing-values.json' with { type: 'json' };
import session from '../i18n/locales/pl/session.json' with { type: 'json' };
import integrations from '../i18n/locales/pl/integrations.json' with { type: 'json' };
import listingEditor from '../i18n/locales/pl/listing-editor.json' with { type: 'json' };
import shared from '../i18n/locales/pl/shared.json' with { type: 'json' };
import bulkEdit from '../i18n/locales/pl/bulk-edit.json' with { type: 'json' };
import storeLocator from '../i18n/locales/pl/store-locator.json' with { type: 'json' };
import questions from '../i18n/locales/pl/questions.json' with { type: 'json' };
import photos from '../i18n/locales/pl/photos.json' with { type: 'json' };
import company from '../i18n/locales/pl/company.json' with { type: 'json' };
import postComposer from '../i18n/locales/pl/post-composer.json' with { type: 'json' };
import posts from '../i18n/locales/pl/posts.json' with { type: 'json' };
import replyTemplates from '../i18n/locales/pl/reply-templates.json' with { type: 'json' };
import postCalendar from '../i18n/locales/pl/post-calendar.json' with { type: 'json' };
import reviewExport from '../i18n/locales/pl/review-export.json' with { type: 'json' };
import reviewAnalytics from '../i18n/locales/pl/review-analytics.json' with { type: 'json' };
import reviews from '../i18n/locales/pl/reviews.json' with { type: 'json' };
import postInsights from '../i18n/locales/pl/post-insights.json' with { type: 'json' };
import mobileApps from '../i18n/locales/pl/mobile-apps.json' with { type: 'json' };
import oldInsights from '../i18n/locales/pl/old-insights.json' with { type: 'json' };
import insights from '../i18n/locales/pl/insights.json' with { type: 'json' };
import dashboard from '../i18n/locales/pl/dashboard.json' with { type: 'json' };
import watchedLocations from '../i18n/locales/pl/watched-locations.json' with { type: 'json' };
import websiteAudits from '../i18n/locales/pl/website-audits.json' with { type: 'json' };
import websiteCompetitors from '../i18n/locales/pl/website-competitors.json' with { type: 'json' };
import reviewCategories from '../i18n/locales/pl/review-categories.json' with { type: 'json' };
import billing from '../i18n/locales/pl/billing.json' with { type: 'json' };
import billingAccount from '../i18n/locales/pl/billing-account.json' with { type: 'json' };
import invoiceData from '../i18n/locales/pl/invoice-data.json' with { type: 'json' };
import planRoom from '../i18n/locales/pl/plan-room.json' with { type: 'json' };
import rank from '../i18n/locales/pl/rank.json' with { type: 'json' };
import rankings from '../i18n/locales/pl/rankings.json' with { type: 'json' };
import websites from '../i18n/locales/pl/websites.json' with { type: 'json' };
import { faultMessages } from '../i18n/fault-messages.ts';
import type { Locale } from '../i18n/locale.ts';

/** Every Polish text of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const pl: Locale = {
  language: 'pl',
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
