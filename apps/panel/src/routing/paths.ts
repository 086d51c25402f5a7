import { authPaths } from './auth-paths.ts';

/** Every page of the panel by name, as the route table has it: a segment with a colon stands for anything. */
export const paths = {
  ...authPaths,
  dashboard: '/dashboard',
  noAccess: '/no-access',
  listings: '/business-addresses',
  listingList: '/business-addresses/list',
  listingGroups: '/business-addresses/groups',
  listingQuality: '/business-addresses/quality',
  createListing: '/business-addresses/create',
  importListings: '/business-addresses/add/new',
  editListings: '/business-addresses/edit/selected',
  listing: '/business-addresses/:id',
  listingDetails: '/business-addresses/:id/details',
  listingChanges: '/business-addresses/:id/external-changes-list',
  listingHistory: '/business-addresses/:id/external-changes-history',
  listingLocator: '/business-addresses/:id/store-locator',
  listingLocatorSettings: '/business-addresses/:id/store-locator-config',
  listingLocatorQuestions: '/business-addresses/:id/store-locator-faq',
  storeLocator: '/store-locator',
  storeLocatorSettings: '/store-locator/general-config',
  storeLocatorQuestions: '/store-locator/faq',
  reviews: '/reviews',
  reviewList: '/reviews/list',
  reviewAnalytics: '/reviews/analyst',
  reviewCategories: '/reviews/categories',
  reviewCategory: '/reviews/category',
  replyTemplates: '/reviews/templates',
  aiReplies: '/reviews/ai',
  autoReplies: '/reviews/auto-replies',
  boosterPromo: '/review-booster/promo',
  boosterForms: '/review-booster/form-list',
  boosterReviews: '/review-booster/reviews',
  boosterAnalytics: '/review-booster/categories-analytics',
  boosterCategory: '/review-booster/category',
  appReviews: '/app-reviews/reviews',
  appReviewAnalytics: '/app-reviews/categories-analytics',
  appReviewCategory: '/app-reviews/category',
  questions: '/questions-and-answers',
  allLocations: '/monitoring/all-locations',
  allLocationsTable: '/monitoring/all-locations/table',
  allLocationsChart: '/monitoring/all-locations/chart',
  competitionVisibility: '/monitoring/competition-visibility',
  competitionLocations: '/company/competition-locations',
  websiteVisibility: '/visibility/websites',
  websiteCompetition: '/competition/websites',
  websiteAnalytics: '/analytics/websites',
  usersBehavior: '/users-behavior',
  usersBehaviorArchive: '/users-behavior-archive',
  externalChanges: '/external-changes',
  externalChangeList: '/external-changes/list',
  externalChangeProtection: '/external-changes/protect',
  externalChangeHistory: '/external-changes/history',
  photos: '/photos',
  addPhotos: '/photos/add',
  posts: '/posts',
  postList: '/posts/list',
  sentPosts: '/posts/list/sent',
  plannedPosts: '/posts/list/planned',
  repeatingPosts: '/posts/list/repeating',
  postCalendar: '/posts/calendar',
  postStatistics: '/posts/statistics',
  addPost: '/posts/add',
  editPost: '/posts/scheduled/:id/edit',
  company: '/company',
  companyProfile: '/company/company-profile',
  companyWebsites: '/company/websites',
  companyKeywords: '/company/company-in-web',
  googleAccounts: '/company/gmb-accounts',
  googleConnected: '/company/gmb-accounts/connected',
  watchedLocations: '/company/watched-locations',
  facebookAccounts: '/company/facebook-accounts',
  facebookConnected: '/company/facebook-accounts/connected',
  appleAccounts: '/company/apple-accounts',
  appleConnected: '/company/apple-accounts/connected',
  mapSettings: '/company/map-settings',
  mobileApps: '/company/mobile-apps',
  team: '/permissions',
  userSettings: '/user-settings',
  userProfile: '/user-settings/user-profile',
  consents: '/user-settings/consents-and-regulations',
  dateAndTime: '/user-settings/date-and-time',
  orderDetails: '/order-details',
  planRoom: '/order-details/limits',
  invoiceData: '/invoice-data',
  checkout: '/checkout',
  paymentCompleted: '/payment-completed',
} as const;

export type PanelPath = (typeof paths)[keyof typeof paths];

/** A path with something in the place of its segments with a colon. */
export type PanelHref = Filled<PanelPath>;

/**
 * Returns the address of a page about one thing.
 *
 * @example
 * ```ts
 * hrefTo(paths.listingDetails, { id: 17 }); // '/business-addresses/17/details'
 * ```
 */
export function hrefTo<Path extends PanelPath>(
  path: Path,
  params: Readonly<Record<ParamOf<Path>, string | number>>,
): Filled<Path>;
export function hrefTo(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_segment, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Returns an address with a query; without one for an empty query. */
export function withQuery(href: string, query: URLSearchParams | Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${href}?${text}` : href;
}

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Filled<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;
