import type { FeatureFlag, Module, Permission, PlanCapability } from '@pinfold/sdk';

/**
 * What section 2 of the product spec promises of each address, written out by hand and not taken from the route table:
 * the test holds one against the other.
 */
export interface SpecifiedRoute {
  /** The address that is opened. */
  at: string;
  module?: Module;
  permission?: Permission;
  plan?: PlanCapability;
  flag?: FeatureFlag;
  /** Only for owners and admins. */
  fullAccess?: true;
  /** The permission that opens one view of the page, when the page's own is missing. */
  orElse?: Permission;
  /** A flag of the company that opens the page, or closes it. */
  companyFlag?: 'can_create_gmb_locations' | 'enabled_store_locator' | 'enabled_review_booster';
  closedBy?: 'enabled_review_booster';
  /** Where the address redirects to. */
  leadsTo?: string;
  isPayment?: true;
  /** Open to who has not finished the setup, too. */
  isDuringSetup?: true;
}

const rankings = { module: 'monitoring', permission: 'view_maps_rankings', plan: 'local_positions' } as const;
const competition = {
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
} as const;
const websites = { module: 'monitoring', permission: 'view_maps_rankings' } as const;
const insights = {
  module: 'users_behavior',
  permission: 'view_gmb_insights',
  plan: 'monitor_ratings_and_actions',
} as const;
const listings = { module: 'business_addresses', permission: 'view_facilities_data' } as const;
const locator = {
  module: 'store_locator',
  permission: 'manage_store_locator',
  companyFlag: 'enabled_store_locator',
} as const;
const changes = { module: 'external_changes', permission: 'view_external_changes' } as const;
const history = { module: 'external_changes', permission: 'view_external_changes_history' } as const;
const photos = { module: 'photos', permission: 'view_photos' } as const;
const posts = { module: 'posts', permission: 'view_local_posts' } as const;
const writing = {
  module: 'posts',
  permission: 'add_and_delete_local_posts',
  plan: 'publish_marketing_publications',
} as const;
const reviews = { module: 'reviews', permission: 'view_reviews' } as const;
const sentiment = {
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'sentiment_analysis',
} as const;
const booster = { module: 'review_booster', companyFlag: 'enabled_review_booster' } as const;
const apps = { module: 'app_reviews', flag: 'app_reviews' } as const;
const company = { module: 'company', permission: 'view_company_data' } as const;
const managing = { module: 'company', permission: 'manage_company_data' } as const;

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { at: '/', leadsTo: '/dashboard' },
  { at: '/dashboard', module: 'dashboard', permission: 'view_dashboard' },
  { at: '/monitoring/single-location', ...rankings },
  { at: '/monitoring/all-locations', leadsTo: '/monitoring/all-locations/table' },
  { at: '/monitoring/all-locations/table', ...rankings },
  { at: '/monitoring/all-locations/chart', ...rankings },
  { at: '/monitoring/competition-visibility', ...competition },
  { at: '/visibility/websites', ...websites },
  { at: '/competition/websites', ...competition },
  { at: '/analytics/websites', ...websites },
  { at: '/company/competition-locations', ...competition, permission: 'manage_competition_places' },
  { at: '/users-behavior', ...insights },
  { at: '/users-behavior-archive', ...insights },
  { at: '/business-addresses', leadsTo: '/business-addresses/list' },
  { at: '/business-addresses/list', ...listings },
  { at: '/business-addresses/groups', ...listings },
  { at: '/business-addresses/quality', ...listings, flag: 'listing_quality' },
  {
    at: '/business-addresses/create',
    ...listings,
    plan: 'manage_location_data',
    fullAccess: true,
    companyFlag: 'can_create_gmb_locations',
  },
  { at: '/business-addresses/add/new', ...listings, permission: 'manage_gmb_account', fullAccess: true },
  { at: '/business-addresses/edit/selected', ...listings, plan: 'manage_location_data' },
  { at: '/business-addresses/17', leadsTo: '/business-addresses/17/details' },
  { at: '/business-addresses/17/details', ...listings },
  { at: '/business-addresses/17/external-changes-list', ...changes },
  { at: '/business-addresses/17/external-changes-history', ...history },
  { at: '/business-addresses/17/store-locator', ...locator },
  { at: '/business-addresses/17/store-locator-config', ...locator },
  { at: '/business-addresses/17/store-locator-faq', ...locator },
  { at: '/external-changes', leadsTo: '/external-changes/list' },
  { at: '/external-changes/list', ...changes },
  {
    at: '/external-changes/protect',
    ...changes,
    permission: 'protect_from_external_changes',
    plan: 'protect_location_data',
  },
  { at: '/external-changes/history', ...history },
  { at: '/photos', ...photos },
  { at: '/photos/add', ...photos, permission: 'add_and_delete_photos', plan: 'post_photos' },
  { at: '/posts', leadsTo: '/posts/list/sent' },
  { at: '/posts/list', leadsTo: '/posts/list/sent' },
  { at: '/posts/list/sent', ...posts },
  { at: '/posts/list/planned', ...posts },
  // Beside what section 2 lists: what repeats, the calendar and the statistics that section 7 has calls for.
  { at: '/posts/list/repeating', ...posts },
  { at: '/posts/calendar', ...posts },
  { at: '/posts/statistics', ...posts },
  { at: '/posts/add', ...writing },
  { at: '/posts/scheduled/3/edit', ...writing },
  { at: '/reviews', leadsTo: '/reviews/list' },
  { at: '/reviews/list', ...reviews },
  { at: '/reviews/analyst', ...sentiment, plan: 'monitor_ratings_and_actions' },
  { at: '/reviews/categories', ...sentiment, orElse: 'view_reviews' },
  { at: '/reviews/category', ...sentiment },
  { at: '/reviews/templates', ...reviews, permission: 'reply_reviews', plan: 'templates' },
  { at: '/reviews/ai', ...reviews, permission: 'configure_ai_review_reply', plan: 'ai_reply' },
  {
    at: '/reviews/auto-replies',
    ...reviews,
    permission: 'reply_reviews',
    plan: 'review_auto_replies',
    flag: 'auto_review_reply',
  },
  { at: '/review-booster/promo', module: 'review_booster', closedBy: 'enabled_review_booster' },
  { at: '/review-booster/form-list', ...booster, permission: 'view_rb_forms' },
  { at: '/review-booster/reviews', ...booster, permission: 'view_rb_reviews' },
  { at: '/review-booster/categories-analytics', ...booster, permission: 'view_rb_reviews_analytics' },
  { at: '/review-booster/category', ...booster, permission: 'view_rb_reviews_analytics' },
  { at: '/app-reviews/reviews', ...apps, permission: 'view_reviews' },
  {
    at: '/app-reviews/categories-analytics',
    ...apps,
    permission: 'view_reviews_analytics',
    plan: 'monitor_ratings_and_actions',
  },
  {
    at: '/app-reviews/category',
    ...apps,
    permission: 'view_reviews_analytics',
    plan: 'monitor_ratings_and_actions',
  },
  {
    at: '/questions-and-answers',
    module: 'questions_and_answers',
    permission: 'view_q_and_a',
    plan: 'q_and_a',
    flag: 'q_and_a',
  },
  { at: '/company', leadsTo: '/company/company-profile' },
  { at: '/company/company-profile', ...company },
  { at: '/company/websites', ...company },
  { at: '/company/company-in-web', ...company },
  { at: '/company/gmb-accounts', ...company, permission: 'manage_gmb_account' },
  { at: '/company/gmb-accounts/connected', isDuringSetup: true },
  { at: '/company/watched-locations', ...company, permission: 'manage_external_gmb_addresses' },
  { at: '/company/facebook-accounts', ...managing, flag: 'facebook_accounts' },
  { at: '/company/facebook-accounts/connected', ...managing, flag: 'facebook_accounts' },
  { at: '/company/apple-accounts', ...managing, flag: 'apple_maps' },
  { at: '/company/apple-accounts/connected', ...managing, flag: 'apple_maps' },
  { at: '/company/map-settings', ...managing, flag: 'map_settings' },
  { at: '/company/mobile-apps', ...company, permission: 'manage_google_play_account', flag: 'mobile_apps' },
  { at: '/permissions', module: 'permissions', permission: 'view_team' },
  { at: '/user-settings', leadsTo: '/user-settings/user-profile' },
  { at: '/user-settings/user-profile' },
  { at: '/user-settings/consents-and-regulations' },
  { at: '/user-settings/account-settings' },
  { at: '/user-settings/date-and-time', flag: 'timezone_settings' },
  { at: '/store-locator', leadsTo: '/store-locator/general-config' },
  { at: '/store-locator/general-config', ...locator },
  { at: '/store-locator/faq', ...locator },
  { at: '/no-access' },
  { at: '/order-details', isPayment: true },
  { at: '/order-details/limits', isPayment: true },
  { at: '/invoice-data', permission: 'manage_company_data', isPayment: true },
  { at: '/checkout', permission: 'manage_company_data', isPayment: true },
  { at: '/payment-completed', permission: 'manage_company_data', isPayment: true },
];

/** Pages in front of the log-in: `guarded` ones are of no use to who has an account, or in a demo. */
export const specifiedGuestPages: readonly {
  at: string;
  kind: 'login' | 'guarded' | 'sign-up step' | 'open';
}[] = [
  { at: '/session/login', kind: 'login' },
  { at: '/session/sso-login', kind: 'login' },
  { at: '/session/sign-up', kind: 'guarded' },
  { at: '/session/forgot-password', kind: 'guarded' },
  { at: '/password-reset/MQ/a1b2', kind: 'guarded' },
  { at: '/session/select-account-type', kind: 'sign-up step' },
  { at: '/session/employee-page', kind: 'sign-up step' },
  { at: '/auth/saml/login/success/', kind: 'open' },
  { at: '/auth/saml/login/failure/', kind: 'open' },
  { at: '/session/confirm-email/MQ/a1b2', kind: 'open' },
  { at: '/invitation/MQ/a1b2', kind: 'open' },
  { at: '/service-unavailable', kind: 'open' },
  { at: '/no/such/page', kind: 'open' },
];
