import { matchPath } from 'react-router';
import { authRoutes } from './auth-routes.ts';
import type { CompanyAccess, PanelRoute } from './panel-route.ts';
import { paths } from './paths.ts';

const listings: CompanyAccess = {
  for: 'member',
  module: 'business_addresses',
  permission: 'view_facilities_data',
};
const locator: CompanyAccess = {
  for: 'member',
  module: 'store_locator',
  permission: 'manage_store_locator',
  companyFlag: 'enabled_store_locator',
};
const reviews: CompanyAccess = { for: 'member', module: 'reviews', permission: 'view_reviews' };
const sentiment: CompanyAccess = {
  for: 'member',
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'sentiment_analysis',
};
const booster: CompanyAccess = {
  for: 'member',
  module: 'review_booster',
  companyFlag: 'enabled_review_booster',
};
const apps: CompanyAccess = { for: 'member', module: 'app_reviews', flag: 'app_reviews' };
const rankings: CompanyAccess = {
  for: 'member',
  module: 'monitoring',
  permission: 'view_maps_rankings',
  plan: 'local_positions',
};
const websites: CompanyAccess = { for: 'member', module: 'monitoring', permission: 'view_maps_rankings' };
const competition: CompanyAccess = {
  for: 'member',
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
};
const insights: CompanyAccess = {
  for: 'member',
  module: 'users_behavior',
  permission: 'view_gmb_insights',
  plan: 'monitor_ratings_and_actions',
};
const changes: CompanyAccess = {
  for: 'member',
  module: 'external_changes',
  permission: 'view_external_changes',
};
const photos: CompanyAccess = { for: 'member', module: 'photos', permission: 'view_photos' };
const posts: CompanyAccess = { for: 'member', module: 'posts', permission: 'view_local_posts' };
const writing: CompanyAccess = {
  for: 'member',
  module: 'posts',
  permission: 'add_and_delete_local_posts',
  plan: 'publish_marketing_publications',
};
const company: CompanyAccess = { for: 'member', module: 'company', permission: 'view_company_data' };
const everyMember: CompanyAccess = { for: 'member' };
const oneself: CompanyAccess = { for: 'member', isPersonal: true };
const paying: CompanyAccess = { for: 'member', permission: 'manage_company_data', isPayment: true };

/** Every address of the panel (product spec, section 2); fixed addresses stand before those with an id. */
export const routes: readonly PanelRoute[] = [
  // Where everybody starts.
  { path: paths.home, texts: 'home', access: { for: 'user' }, redirectTo: paths.dashboard },
  {
    path: paths.dashboard,
    texts: 'dashboard',
    access: { for: 'member', module: 'dashboard', permission: 'view_dashboard' },
    page: () => import('../features/dashboard/dashboard-page.tsx'),
    isEntrance: true,
  },
  {
    path: paths.noAccess,
    texts: 'home',
    access: { for: 'user' },
    page: () => import('../pages/no-access-page.tsx'),
  },
  {
    path: paths.wizard,
    texts: 'wizard',
    access: { for: 'wizard' },
    page: () => import('../features/company/wizard/wizard-page.tsx'),
    frame: 'steps',
  },
  // The company's locations; fixed addresses stand before those with an id.
  {
    path: paths.listings,
    texts: 'listings',
    access: listings,
    redirectTo: paths.listingList,
  },
  {
    path: paths.listingList,
    texts: 'listings',
    access: listings,
    page: () => import('../features/listings/list/locations-page.tsx'),
    isEntrance: true,
  },
  {
    path: paths.listingGroups,
    texts: 'listing_groups',
    access: listings,
    page: () => import('../features/listings/groups/groups-page.tsx'),
  },
  {
    path: paths.listingQuality,
    texts: 'listing_quality',
    access: { ...listings, flag: 'listing_quality' },
    page: () => import('../features/listings/quality/quality-page.tsx'),
  },
  {
    path: paths.createListing,
    texts: 'listing_create',
    access: {
      ...listings,
      plan: 'manage_location_data',
      fullAccess: true,
      companyFlag: 'can_create_gmb_locations',
    },
    page: () => import('../features/listings/create/create-listing-page.tsx'),
  },
  {
    path: paths.importListings,
    texts: 'listing_add',
    access: { ...listings, permission: 'manage_gmb_account', fullAccess: true },
    page: () => import('../features/integrations/import-page.tsx'),
  },
  {
    path: paths.editListings,
    texts: 'listings_edit',
    access: { ...listings, plan: 'manage_location_data' },
    page: () => import('../features/listings/bulk-edit/bulk-edit-page.tsx'),
  },
  {
    path: paths.listing,
    texts: 'listing_details',
    access: listings,
    redirectTo: paths.listingDetails,
  },
  {
    path: paths.listingDetails,
    texts: 'listing_details',
    access: listings,
    page: () => import('../features/listings/details/listing-page.tsx'),
  },
  {
    path: paths.listingChanges,
    texts: 'listing_changes',
    access: { for: 'member', module: 'external_changes', permission: 'view_external_changes' },
    page: () => import('../features/external-changes/location-changes-page.tsx'),
  },
  {
    path: paths.listingHistory,
    texts: 'listing_history',
    access: { for: 'member', module: 'external_changes', permission: 'view_external_changes_history' },
    page: () => import('../features/external-changes/location-history-page.tsx'),
  },
  {
    path: paths.listingLocator,
    texts: 'listing_locator',
    access: locator,
    page: () => import('../features/store-locator/listing-locator-page.tsx'),
  },
  {
    path: paths.listingLocatorSettings,
    texts: 'listing_locator_config',
    access: locator,
    page: () => import('../features/store-locator/listing-locator-settings-page.tsx'),
  },
  {
    path: paths.listingLocatorQuestions,
    texts: 'listing_locator_faq',
    access: locator,
    page: () => import('../features/store-locator/listing-locator-questions-page.tsx'),
  },
  {
    path: paths.storeLocator,
    texts: 'store_locator',
    access: locator,
    redirectTo: paths.storeLocatorSettings,
  },
  {
    path: paths.storeLocatorSettings,
    texts: 'store_locator',
    access: locator,
    page: () => import('../features/store-locator/locator-settings-page.tsx'),
  },
  {
    path: paths.storeLocatorQuestions,
    texts: 'store_locator_faq',
    access: locator,
    page: () => import('../features/store-locator/locator-questions-page.tsx'),
  },
  // What customers say on maps, in our own forms, about apps, and what they ask.
  { path: paths.reviews, texts: 'reviews', access: reviews, redirectTo: paths.reviewList },
  {
    path: paths.reviewList,
    texts: 'reviews',
    access: reviews,
    page: () => import('../features/reviews/reviews-page.tsx'),
    isEntrance: true,
  },
  {
    path: paths.reviewAnalytics,
    texts: 'reviews_analyst',
    access: { ...sentiment, plan: 'monitor_ratings_and_actions' },
    page: () => import('../features/reviews/review-analytics-page.tsx'),
  },
  {
    path: paths.reviewCategories,
    texts: 'reviews_categories',
    access: { ...sentiment, orElse: { module: 'reviews', permission: 'view_reviews' } },
    page: () => import('../features/reviews/categories-page.tsx'),
  },
  {
    path: paths.reviewCategory,
    texts: 'reviews_category',
    access: sentiment,
    page: () => import('../features/reviews/review-category-page.tsx'),
  },
  {
    path: paths.replyTemplates,
    texts: 'reviews_templates',
    access: { ...reviews, permission: 'reply_reviews', plan: 'templates' },
    page: () => import('../features/reviews/templates-page.tsx'),
  },
  {
    path: paths.aiReplies,
    texts: 'reviews_ai',
    access: { ...reviews, permission: 'configure_ai_review_reply', plan: 'ai_reply' },
    page: () => import('../features/reviews/ai-replies-page.tsx'),
  },
  {
    path: paths.autoReplies,
    texts: 'reviews_auto_replies',
    access: {
      ...reviews,
      permission: 'reply_reviews',
      plan: 'review_auto_replies',
      flag: 'auto_review_reply',
    },
    page: () => import('../features/reviews/auto-replies-page.tsx'),
  },
  {
    path: paths.boosterPromo,
    texts: 'booster_promo',
    access: { for: 'member', module: 'review_booster', withoutCompanyFlag: 'enabled_review_booster' },
    page: () => import('../features/review-booster/booster-promo-page.tsx'),
  },
  {
    path: paths.boosterForms,
    texts: 'booster_forms',
    access: { ...booster, permission: 'view_rb_forms' },
    page: () => import('../features/review-booster/booster-forms-page.tsx'),
  },
  {
    path: paths.boosterReviews,
    texts: 'booster_reviews',
    access: { ...booster, permission: 'view_rb_reviews' },
    page: () => import('../features/review-booster/booster-reviews-page.tsx'),
  },
  {
    path: paths.boosterAnalytics,
    texts: 'booster_analytics',
    access: { ...booster, permission: 'view_rb_reviews_analytics' },
    page: () => import('../features/review-booster/booster-analytics-page.tsx'),
  },
  {
    path: paths.boosterCategory,
    texts: 'booster_category',
    access: { ...booster, permission: 'view_rb_reviews_analytics' },
    page: () => import('../features/review-booster/booster-category-page.tsx'),
  },
  {
    path: paths.appReviews,
    texts: 'app_reviews',
    page: () => import('../features/app-reviews/app-reviews-page.tsx'),
    access: { ...apps, permission: 'view_reviews' },
  },
  {
    path: paths.appReviewAnalytics,
    texts: 'app_reviews_analytics',
    access: { ...apps, permission: 'view_reviews_analytics', plan: 'monitor_ratings_and_actions' },
    page: () => import('../features/app-reviews/app-review-analytics-page.tsx'),
  },
  {
    path: paths.appReviewCategory,
    texts: 'app_reviews_category',
    access: { ...apps, permission: 'view_reviews_analytics', plan: 'monitor_ratings_and_actions' },
    page: () => import('../features/app-reviews/app-review-category-page.tsx'),
  },
  {
    path: paths.questions,
    texts: 'questions',
    access: {
      for: 'member',
      module: 'questions_and_answers',
      permission: 'view_q_and_a',
      plan: 'q_and_a',
      flag: 'q_and_a',
    },
    page: () => import('../features/questions/questions-page.tsx'),
  },
  // Rankings on maps and in search, competitors, and what users do on listings.
  {
    path: paths.singleLocation,
    texts: 'single_location',
    access: rankings,
    isEntrance: true,
    page: () => import('../features/rankings/single-location-page.tsx'),
  },
  {
    path: paths.allLocations,
    texts: 'all_locations_table',
    access: rankings,
    redirectTo: paths.allLocationsTable,
  },
  {
    path: paths.allLocationsTable,
    texts: 'all_locations_table',
    access: rankings,
    page: () => import('../features/rankings/all-locations-table-page.tsx'),
  },
  {
    path: paths.allLocationsChart,
    texts: 'all_locations_chart',
    access: rankings,
    page: () => import('../features/rankings/all-locations-chart-page.tsx'),
  },
  {
    path: paths.competitionVisibility,
    texts: 'competition_visibility',
    access: competition,
    page: () => import('../features/rankings/competition-visibility-page.tsx'),
  },
  {
    path: paths.websiteVisibility,
    texts: 'website_visibility',
    access: websites,
    page: () => import('../features/websites/website-visibility-page.tsx'),
  },
  {
    path: paths.websiteCompetition,
    texts: 'website_competition',
    access: competition,
    page: () => import('../features/websites/website-competition-page.tsx'),
  },
  {
    path: paths.websiteAnalytics,
    texts: 'website_analytics',
    access: websites,
    page: () => import('../features/websites/website-audits-page.tsx'),
  },
  {
    path: paths.competitionLocations,
    texts: 'competition_locations',
    access: { ...competition, permission: 'manage_competition_places' },
    page: () => import('../features/rankings/competition-locations-page.tsx'),
  },
  {
    path: paths.usersBehavior,
    texts: 'users_behavior',
    access: insights,
    page: () => import('../features/insights/users-behavior-page.tsx'),
  },
  {
    path: paths.usersBehaviorArchive,
    texts: 'users_behavior_archive',
    access: insights,
    page: () => import('../features/insights/users-behavior-archive-page.tsx'),
  },
  // What others change in the company's listings.
  {
    path: paths.externalChanges,
    texts: 'external_changes',
    access: changes,
    redirectTo: paths.externalChangeList,
  },
  {
    path: paths.externalChangeList,
    texts: 'external_changes',
    access: changes,
    page: () => import('../features/external-changes/changes-list-page.tsx'),
    isEntrance: true,
  },
  {
    path: paths.externalChangeProtection,
    texts: 'external_changes_protect',
    access: { ...changes, permission: 'protect_from_external_changes', plan: 'protect_location_data' },
    page: () => import('../features/external-changes/protect-page.tsx'),
  },
  {
    path: paths.externalChangeHistory,
    texts: 'external_changes_history',
    access: { ...changes, permission: 'view_external_changes_history' },
    page: () => import('../features/external-changes/history-page.tsx'),
  },
  // Photos and posts of the listings.
  {
    path: paths.photos,
    texts: 'photos',
    access: photos,
    page: () => import('../features/publications/photos-page.tsx'),
  },
  {
    path: paths.addPhotos,
    texts: 'photos_add',
    access: { ...photos, permission: 'add_and_delete_photos', plan: 'post_photos' },
    page: () => import('../features/publications/add-photos-page.tsx'),
  },
  { path: paths.posts, texts: 'posts_sent', access: posts, redirectTo: paths.sentPosts },
  { path: paths.postList, texts: 'posts_sent', access: posts, redirectTo: paths.sentPosts },
  {
    path: paths.sentPosts,
    texts: 'posts_sent',
    access: posts,
    page: () => import('../features/publications/sent-posts-page.tsx'),
  },
  {
    path: paths.plannedPosts,
    texts: 'posts_planned',
    access: posts,
    page: () => import('../features/publications/planned-posts-page.tsx'),
  },
  {
    path: paths.repeatingPosts,
    texts: 'posts_repeating',
    access: posts,
    page: () => import('../features/publications/repeating-posts-page.tsx'),
  },
  {
    path: paths.postCalendar,
    texts: 'posts_calendar',
    access: posts,
    page: () => import('../features/publications/posts-calendar-page.tsx'),
  },
  {
    path: paths.postStatistics,
    texts: 'posts_statistics',
    access: posts,
    page: () => import('../features/publications/post-statistics-page.tsx'),
  },
  {
    path: paths.addPost,
    texts: 'posts_add',
    access: writing,
    page: () => import('../features/publications/add-post-page.tsx'),
  },
  {
    path: paths.editPost,
    texts: 'posts_edit',
    access: writing,
    page: () => import('../features/publications/edit-post-page.tsx'),
  },
  // What the company is, what it is connected to, and who works in it.
  { path: paths.company, texts: 'company_profile', access: company, redirectTo: paths.companyProfile },
  {
    path: paths.companyProfile,
    texts: 'company_profile',
    access: company,
    page: () => import('../features/company/profile-page.tsx'),
    isEntrance: true,
  },
  {
    path: paths.companyWebsites,
    texts: 'company_websites',
    access: company,
    page: () => import('../features/company/websites-page.tsx'),
  },
  {
    path: paths.companyKeywords,
    texts: 'company_keywords',
    access: company,
    page: () => import('../features/company/keywords-page.tsx'),
  },
  {
    path: paths.googleAccounts,
    texts: 'company_google',
    access: { ...company, permission: 'manage_gmb_account' },
    page: () => import('../features/integrations/google-accounts-page.tsx'),
  },
  {
    path: paths.googleConnected,
    texts: 'company_google',
    access: { for: 'user', isDuringSetup: true },
    page: () => import('../features/integrations/google-connected-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.watchedLocations,
    texts: 'company_watched',
    access: { ...company, permission: 'manage_external_gmb_addresses' },
    page: () => import('../features/listings/watched/watched-locations-page.tsx'),
  },
  {
    path: paths.facebookAccounts,
    texts: 'company_facebook',
    access: { ...company, permission: 'manage_company_data', flag: 'facebook_accounts' },
    page: () => import('../features/integrations/facebook-accounts-page.tsx'),
  },
  {
    path: paths.facebookConnected,
    texts: 'company_facebook',
    access: { ...company, permission: 'manage_company_data', flag: 'facebook_accounts' },
    page: () => import('../features/integrations/facebook-connected-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.appleAccounts,
    texts: 'company_apple',
    access: { ...company, permission: 'manage_company_data', flag: 'apple_maps' },
    page: () => import('../features/integrations/apple-accounts-page.tsx'),
  },
  {
    path: paths.appleConnected,
    texts: 'company_apple',
    access: { ...company, permission: 'manage_company_data', flag: 'apple_maps' },
    page: () => import('../features/integrations/apple-connected-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.mapSettings,
    texts: 'company_maps',
    access: { ...company, permission: 'manage_company_data', flag: 'map_settings' },
    page: () => import('../features/integrations/map-settings-page.tsx'),
  },
  {
    path: paths.mobileApps,
    texts: 'company_apps',
    access: { ...company, permission: 'manage_google_play_account', flag: 'mobile_apps' },
    page: () => import('../features/integrations/mobile-apps-page.tsx'),
  },
  {
    path: paths.team,
    texts: 'team',
    access: { for: 'member', module: 'permissions', permission: 'view_team' },
    page: () => import('../features/team/team-page.tsx'),
    isEntrance: true,
  },
  // The reader's own settings, and their company's plan.
  {
    path: paths.userSettings,
    texts: 'user_profile',
    access: everyMember,
    redirectTo: paths.userProfile,
  },
  {
    path: paths.userProfile,
    texts: 'user_profile',
    access: oneself,
    page: () => import('../features/session/settings/user-profile-page.tsx'),
  },
  {
    path: paths.consents,
    texts: 'consents',
    access: oneself,
    page: () => import('../features/session/settings/consents-page.tsx'),
  },
  {
    path: paths.subscription,
    texts: 'subscription',
    access: everyMember,
    page: () => import('../features/billing/account-settings-page.tsx'),
  },
  {
    path: paths.dateAndTime,
    texts: 'date_time',
    access: { ...oneself, flag: 'timezone_settings' },
    page: () => import('../features/session/settings/date-and-time-page.tsx'),
  },
  // The way to a paid plan. Everyone may see what is owed; paying takes the right to manage the company.
  {
    path: paths.orderDetails,
    texts: 'order_details',
    access: { for: 'member', isPayment: true },
    page: () => import('../features/billing/order-details-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.invoiceData,
    texts: 'invoice_data',
    access: paying,
    page: () => import('../features/billing/invoice-data-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.planRoom,
    texts: 'plan_room',
    access: { for: 'member', isPayment: true },
    page: () => import('../features/billing/plan-room-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.paymentCompleted,
    texts: 'payment_completed',
    access: paying,
    page: () => import('../features/billing/payment-completed-page.tsx'),
    frame: 'steps',
  },
  {
    path: paths.checkout,
    texts: 'checkout',
    access: paying,
    page: () => import('../features/billing/checkout-page.tsx'),
    frame: 'steps',
  },
  // In front of the log-in.
  ...authRoutes,
];

/** What is shown at every other address. */
export const notFoundRoute: PanelRoute = {
  path: '*',
  texts: 'not_found',
  access: { for: 'anyone' },
  page: () => import('../pages/not-found-page.tsx'),
};

/** The entry that an address leads to; its segments may be anything where the table says so. */
export function routeAt(pathname: string): PanelRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}
