import type { QueryKey } from '@tanstack/react-query';

/** A key whose last part is the search, so that the next search can compare with it. */
export type SearchKey<Search> = readonly [topic: string, scope: string, kind: string, search: Search];

/**
 * Query keys. Each starts with its topic, by which live events invalidate it, followed by the client's scope, so that
 * data of another company is never shown.
 */
export interface InboxKeys {
  all: QueryKey;
  lists: (scope: string) => QueryKey;
  list: (scope: string, search: unknown) => QueryKey;
  count: (scope: string, search: unknown) => QueryKey;
  details: (scope: string) => QueryKey;
  detail: (scope: string, id: number) => QueryKey;
  stats: (scope: string) => QueryKey;
  tags: (scope: string) => QueryKey;
  bulkReplies: QueryKey;
  bulkReplyList: (scope: string) => QueryKey;
  bulkReplyProblems: (scope: string, id: number) => QueryKey;
}

/** Keys of an inbox, whose bulk replies may have a topic of their own. */
function inboxKeys(topic: string, bulkTopic: string): InboxKeys {
  return {
    all: [topic],
    lists: (scope) => [topic, scope, 'list'],
    list: (scope, search) => [topic, scope, 'list', search],
    count: (scope, search) => [topic, scope, 'count', search],
    details: (scope) => [topic, scope, 'detail'],
    detail: (scope, id) => [topic, scope, 'detail', id],
    stats: (scope) => [topic, scope, 'stats'],
    tags: (scope) => [topic, scope, 'tags'],
    bulkReplies: [bulkTopic],
    bulkReplyList: (scope) => [bulkTopic, scope, `${topic}_bulk`],
    bulkReplyProblems: (scope, id) => [bulkTopic, scope, `${topic}_bulk_problems`, id],
  };
}

export const reviewKeys: InboxKeys = /* @__PURE__ */ inboxKeys('reviews', 'bulk_replies');

export const appReviewKeys: InboxKeys = /* @__PURE__ */ inboxKeys('app_reviews', 'app_bulk_replies');

/** Begin with the topic of the Review Booster; nothing is answered many at once. */
export const boosterReviewKeys: InboxKeys = /* @__PURE__ */ inboxKeys('booster', 'booster');

/** What occurs in reviews of apps, for filters. */
export const appReviewChoicesKey = (scope: string): QueryKey => ['app_reviews', scope, 'choices'];

/** Gaps in reviews of apps that the user has hidden; no topic of live events begins it. */
export const hiddenGapsKey = (scope: string): QueryKey => ['hidden_review_gaps', scope];

export const reviewCategoryKeys = {
  all: ['review_categories'] as QueryKey,
  list: (scope: string): QueryKey => ['review_categories', scope, 'list'],
  tried: (scope: string, search: unknown): QueryKey => ['review_categories', scope, 'tried', search],
};

/** Keys of figures. */
export interface FiguresKeys {
  overview: (scope: string, request: unknown) => QueryKey;
  table: (scope: string, request: unknown) => QueryKey;
  phrases: (scope: string, request: unknown) => QueryKey;
}

/** Begins with the topic of the opinions: what changes one of them changes what they amount to. */
function figuresKeys(topic: string): FiguresKeys {
  return {
    overview: (scope, request) => [topic, scope, 'analytics', request],
    table: (scope, request) => [topic, scope, 'analytics_by', request],
    phrases: (scope, request) => [topic, scope, 'analytics_phrases', request],
  };
}

export const reviewAnalyticsKeys: FiguresKeys = /* @__PURE__ */ figuresKeys('reviews');

export const appReviewAnalyticsKeys: FiguresKeys = /* @__PURE__ */ figuresKeys('app_reviews');

export const boosterReviewAnalyticsKeys: FiguresKeys = /* @__PURE__ */ figuresKeys('booster');

/** What the model may still write, and how it writes. */
export const aiReplyKeys = {
  all: ['ai_replies'] as QueryKey,
  limit: (scope: string): QueryKey => ['ai_replies', scope, 'limit'],
  config: (scope: string): QueryKey => ['ai_replies', scope, 'config'],
};

export const replyTemplateKeys = {
  all: ['reply_templates'] as QueryKey,
  list: (scope: string): QueryKey => ['reply_templates', scope, 'list'],
  categories: (scope: string): QueryKey => ['reply_templates', scope, 'categories'],
  preview: (scope: string, request: unknown): QueryKey => ['reply_templates', scope, 'preview', request],
};

export const autoReplyKeys = {
  all: ['auto_replies'] as QueryKey,
  list: (scope: string, status: unknown): QueryKey => ['auto_replies', scope, 'list', status],
  rules: (scope: string): QueryKey => ['auto_replies', scope, 'rules'],
};

export const locationKeys = {
  all: ['locations'] as QueryKey,
  list: (scope: string, search: unknown): QueryKey => ['locations', scope, 'list', search],
  cities: (scope: string): QueryKey => ['locations', scope, 'cities'],
  groups: (scope: string, search: unknown): QueryKey => ['locations', scope, 'groups', search],
  pages: (scope: string, search: unknown): QueryKey => ['locations', scope, 'pages', search],
  details: (scope: string): QueryKey => ['locations', scope, 'detail'],
  detail: (scope: string, id: number): QueryKey => ['locations', scope, 'detail', id],
  asOf: (scope: string, id: number, at: string): QueryKey => ['locations', scope, 'as_of', id, at],
  updates: (scope: string, id: number): QueryKey => ['locations', scope, 'updates', id],
  labels: (scope: string): QueryKey => ['locations', scope, 'labels'],
  mixedValues: (scope: string, request: unknown): QueryKey => ['locations', scope, 'mixed_values', request],
  bulkPreview: (scope: string, request: unknown): QueryKey => ['locations', scope, 'bulk_preview', request],
  onMap: (scope: string, search: unknown): QueryKey => ['locations', scope, 'on_map', search],
  verification: (scope: string, id: number): QueryKey => ['locations', scope, 'verification', id],
  /** Of the profiles that listings name: what changes a listing changes them. */
  socialAudits: (scope: string): QueryKey => ['locations', scope, 'social_audits'],
};

/** What others own and the company watches; it goes with the locations. */
export const watchedKeys = {
  list: (scope: string): QueryKey => ['locations', scope, 'watched'],
  found: (scope: string, q: string): QueryKey => ['locations', scope, 'to_watch', q],
};

/** Begin with the topic of websites. */
export const websiteAuditKeys = {
  ofWebsite: (scope: string, website: number): QueryKey => ['websites', scope, 'audits', website],
  last: (scope: string, website: number): QueryKey => ['websites', scope, 'audits', website, 'last'],
  newest: (scope: string, website: number): QueryKey => ['websites', scope, 'audits', website, 'newest'],
  list: (scope: string, website: number, moments: unknown): QueryKey => [
    'websites',
    scope,
    'audits',
    website,
    'list',
    moments,
  ],
};

export const websiteCompetitorKeys = {
  list: (scope: string, website: number): QueryKey => ['websites', scope, 'competitors', website],
};

export const bulkEditKeys = {
  all: ['bulk_edits'] as QueryKey,
  list: (scope: string): QueryKey => ['bulk_edits', scope, 'list'],
  detail: (scope: string, id: number): QueryKey => ['bulk_edits', scope, 'detail', id],
  items: (scope: string, id: number, search: unknown): QueryKey => ['bulk_edits', scope, 'items', id, search],
};

export const externalChangeKeys = {
  all: ['external_changes'] as QueryKey,
  lists: (scope: string): QueryKey => ['external_changes', scope, 'list'],
  list: (scope: string, search: unknown): QueryKey => ['external_changes', scope, 'list', search],
  ids: (scope: string, search: unknown): QueryKey => ['external_changes', scope, 'ids', search],
  identical: (scope: string, search: unknown): QueryKey => ['external_changes', scope, 'identical', search],
  stats: (scope: string, facilitiesIds: unknown): QueryKey => [
    'external_changes',
    scope,
    'stats',
    facilitiesIds,
  ],
  details: (scope: string): QueryKey => ['external_changes', scope, 'detail'],
  detail: (scope: string, id: number): QueryKey => ['external_changes', scope, 'detail', id],
  events: (scope: string, id: number): QueryKey => ['external_changes', scope, 'events', id],
  settings: (scope: string): QueryKey => ['external_changes', scope, 'settings'],
  rehearsal: (scope: string, settings: unknown): QueryKey => [
    'external_changes',
    scope,
    'rehearsal',
    settings,
  ],
  summary: (scope: string): QueryKey => ['external_changes', scope, 'summary'],
};

/** The post that was sent last; no topic of live events begins it. */
export const sentPostKey = (scope: string): QueryKey => ['sent_post', scope];

export const sentPhotosKey = (scope: string): QueryKey => ['sent_photos', scope];

export const postKeys = {
  all: ['local_posts'] as QueryKey,
  lists: (scope: string): QueryKey => ['local_posts', scope, 'list'],
  list: (scope: string, search: unknown): QueryKey => ['local_posts', scope, 'list', search],
  details: (scope: string): QueryKey => ['local_posts', scope, 'detail'],
  detail: (scope: string, id: number): QueryKey => ['local_posts', scope, 'detail', id],
  items: (scope: string, id: number, search: unknown): QueryKey => [
    'local_posts',
    scope,
    'items',
    id,
    search,
  ],
  itemLists: (scope: string, id: number): QueryKey => ['local_posts', scope, 'items', id],
  calendars: (scope: string): QueryKey => ['local_posts', scope, 'calendar'],
  calendar: (scope: string, days: unknown): QueryKey => ['local_posts', scope, 'calendar', days],
  locations: (scope: string, search: unknown): QueryKey => ['local_posts', scope, 'locations', search],
  check: (scope: string, draft: unknown): QueryKey => ['local_posts', scope, 'check', draft],
};

/** Of an archive: nothing that happens to posts changes it. */
export const postInsightKeys = {
  search: (scope: string, search: unknown): QueryKey => ['post_insights', scope, search],
};

export const insightKeys = {
  figures: (scope: string, search: unknown): QueryKey => ['insights', scope, 'figures', search],
  keywords: (scope: string, search: unknown): QueryKey => ['insights', scope, 'keywords', search],
};

/** Not a topic itself: it rests on many of them (`follow-changes.ts`). */
export const dashboardKeys = {
  all: ['dashboard'] as QueryKey,
  stats: (scope: string, days: string): QueryKey => ['dashboard', scope, 'stats', days],
};

/** A day is written a night, so no live event touches it. */
export const scoreHistoryKey = (scope: string, period: unknown): QueryKey => ['score_history', scope, period];

/** Of an archive: no topic of live events begins it. */
export const oldInsightKeys = {
  search: (scope: string, search: unknown): QueryKey => ['old_insights', scope, search],
};

/** Of an archive that nothing changes, except a location that is taken out. */
export const questionKeys = {
  list: (scope: string, query: unknown): QueryKey => ['questions', scope, 'list', query],
  detail: (scope: string, id: number): QueryKey => ['questions', scope, 'detail', id],
};

/** What the model may still write of posts. */
export const aiPostKeys = {
  limit: (scope: string): QueryKey => ['ai_posts', scope, 'limit'],
};

export const photoKeys = {
  all: ['media'] as QueryKey,
  lists: (scope: string): QueryKey => ['media', scope, 'list'],
  list: (scope: string, search: unknown): QueryKey => ['media', scope, 'list', search],
  locations: (scope: string, search: unknown): QueryKey => ['media', scope, 'locations', search],
  batches: (scope: string): QueryKey => ['media', scope, 'batches'],
  batchItems: (scope: string, id: number, search: unknown): QueryKey => [
    'media',
    scope,
    'batch_items',
    id,
    search,
  ],
};

export const rankingKeys = {
  all: ['rankings'] as QueryKey,
  keywords: (scope: string, facility: unknown): QueryKey => ['rankings', scope, 'keywords', facility],
  positions: (scope: string, search: unknown): QueryKey => ['rankings', scope, 'positions', search],
  overview: (scope: string, search: unknown): QueryKey => ['rankings', scope, 'overview', search],
  locations: (scope: string, search: unknown): QueryKey => ['rankings', scope, 'locations', search],
  map: (scope: string, search: unknown): QueryKey => ['rankings', scope, 'map', search],
  competition: <Search>(scope: string, search: Search): SearchKey<Search> => [
    'rankings',
    scope,
    'competition',
    search,
  ],
  comparison: <Search>(scope: string, search: Search): SearchKey<Search> => [
    'rankings',
    scope,
    'comparison',
    search,
  ],
  competitors: (scope: string): QueryKey => ['rankings', scope, 'competitors'],
  competitorPlaces: (scope: string, search: unknown): QueryKey => [
    'rankings',
    scope,
    'competitor-places',
    search,
  ],
  suggestedCompetitors: (scope: string, facility: unknown): QueryKey => [
    'rankings',
    scope,
    'suggested-competitors',
    facility,
  ],
  grids: (scope: string): QueryKey => ['rankings', scope, 'grids'],
  gridList: (scope: string, search: unknown): QueryKey => ['rankings', scope, 'grids', 'list', search],
  scans: (scope: string, grid: number): QueryKey => ['rankings', scope, 'grids', 'scans', grid],
};

/** Positions of websites in search results; the websites themselves are among the company's own pages. */
export const organicKeys = {
  all: ['websites'] as QueryKey,
  results: <Search>(scope: string, search: Search): SearchKey<Search> => [
    'websites',
    scope,
    'organic_results',
    search,
  ],
  competition: <Search>(scope: string, search: Search): SearchKey<Search> => [
    'websites',
    scope,
    'organic_competition',
    search,
  ],
};

export const storeLocatorKeys = {
  all: ['store_locator'] as QueryKey,
  settings: (scope: string): QueryKey => ['store_locator', scope, 'settings'],
  filters: (scope: string): QueryKey => ['store_locator', scope, 'filters'],
  questions: (scope: string, facility: number | null): QueryKey => [
    'store_locator',
    scope,
    'questions',
    facility,
  ],
  listing: (scope: string, id: number): QueryKey => ['store_locator', scope, 'listing', id],
  preview: (scope: string, language: unknown): QueryKey => ['store_locator', scope, 'preview', language],
  previewPage: (scope: string, page: number): QueryKey => ['store_locator', scope, 'preview_page', page],
  previewStores: (scope: string, id: number): QueryKey => ['store_locator', scope, 'preview_store', id],
  previewStore: (scope: string, id: number, language: string): QueryKey => [
    'store_locator',
    scope,
    'preview_store',
    id,
    language,
  ],
};

export const importKeys = {
  all: ['imports'] as QueryKey,
  accounts: (scope: string): QueryKey => ['imports', scope, 'accounts'],
  places: (scope: string, accountId: number): QueryKey => ['imports', scope, 'places', accountId],
  status: (scope: string): QueryKey => ['imports', scope, 'status'],
};

/** Invitations of Google accounts: apart from the live topic, since Google is asked for them. */
export const googleInvitationKeys = {
  all: ['google_invitations'] as QueryKey,
  list: (scope: string): QueryKey => ['google_invitations', scope],
};

/** Begin with the topic of directories: what a directory decides changes them. */
export const directoryKeys = {
  all: ['directories'] as QueryKey,
  settings: (scope: string): QueryKey => ['directories', scope, 'settings'],
  appleAccounts: (scope: string): QueryKey => ['directories', scope, 'apple'],
  appleBrands: (scope: string, accountId: number): QueryKey => [
    'directories',
    scope,
    'apple',
    accountId,
    'brands',
  ],
  appleListings: (scope: string, accountId: number, search: unknown): QueryKey => [
    'directories',
    scope,
    'apple',
    accountId,
    'listings',
    search,
  ],
  bingListings: (scope: string, search: unknown): QueryKey => ['directories', scope, 'bing', search],
  facebookAccounts: (scope: string): QueryKey => ['directories', scope, 'facebook'],
  facebookListings: (scope: string, accountId: number, search: unknown): QueryKey => [
    'directories',
    scope,
    'facebook',
    accountId,
    search,
  ],
};

/** What was changed at Apple and here: apart from the live topic, since Apple is asked for it. */
export const appleConflictKeys = {
  one: (scope: string, accountId: number, locationId: number): QueryKey => [
    'apple_conflicts',
    scope,
    accountId,
    locationId,
  ],
};

/** Pages of Facebook accounts: apart from the live topic, since Facebook is asked for them. */
export const facebookPageKeys = {
  all: ['facebook_pages'] as QueryKey,
  list: (scope: string, accountId: number): QueryKey => ['facebook_pages', scope, accountId],
};

/** Accounts of app stores, their apps, and what each store lists. */
export const mobileAppKeys = {
  all: ['mobile_apps'] as QueryKey,
  accounts: (scope: string): QueryKey => ['mobile_apps', scope, 'accounts'],
  apps: (scope: string, removed: boolean): QueryKey => ['mobile_apps', scope, 'apps', removed],
  available: (scope: string, accountId: number): QueryKey => ['mobile_apps', scope, 'available', accountId],
};

/** Forms of the Review Booster, their links and answers, and the audit. */
export const boosterKeys = {
  all: ['booster'] as QueryKey,
  forms: (scope: string): QueryKey => ['booster', scope, 'forms'],
  links: (scope: string, formId: number): QueryKey => ['booster', scope, 'links', formId],
  consents: (scope: string, formId: number): QueryKey => ['booster', scope, 'consents', formId],
  audit: (scope: string): QueryKey => ['booster', scope, 'audit'],
  invitations: (scope: string, formId: number, search: object): QueryKey => [
    'booster',
    scope,
    'invitations',
    formId,
    search,
  ],
};

export const exportKeys = {
  all: ['exports'] as QueryKey,
  list: (scope: string): QueryKey => ['exports', scope, 'list'],
  detail: (scope: string, id: number): QueryKey => ['exports', scope, 'detail', id],
};

/** What the provider offers for some locations: categories, attributes, kinds of hours. */
export const catalogKeys = {
  all: ['catalog'] as QueryKey,
  categories: (language: string, search: unknown): QueryKey => ['catalog', language, 'categories', search],
  attributes: (scope: string, request: unknown): QueryKey => ['catalog', scope, 'attributes', request],
  moreHours: (scope: string, request: unknown): QueryKey => ['catalog', scope, 'more_hours', request],
  holidays: (language: string, request: unknown): QueryKey => ['catalog', language, 'holidays', request],
};

/** What a company's own pages show. */
export const companyPageKeys = {
  usage: (scope: string): QueryKey => ['company', scope, 'usage'],
  profile: (scope: string): QueryKey => ['company', scope, 'profile'],
  parent: (scope: string): QueryKey => ['company', scope, 'parent'],
  websites: (scope: string): QueryKey => ['company', scope, 'websites'],
  websiteKeywords: (scope: string, websiteId: number): QueryKey => [
    'company',
    scope,
    'websites',
    websiteId,
    'keywords',
  ],
  allWebsiteKeywords: (scope: string, websiteId: number): QueryKey => [
    ...companyPageKeys.websiteKeywords(scope, websiteId),
    'all',
  ],
  keywords: (scope: string): QueryKey => ['company', scope, 'keywords'],
  keywordList: (scope: string, search: unknown): QueryKey => ['company', scope, 'keywords', search],
  searchLocations: (scope: string): QueryKey => ['company', scope, 'search_locations'],
  suggestedLocations: (scope: string, question: unknown): QueryKey => [
    'company',
    scope,
    'search_locations',
    'suggested',
    question,
  ],
  ssoConnection: (scope: string): QueryKey => ['company', scope, 'sso_connection'],
};

/** What is the same for every company, in one language. */
export const referenceKeys = {
  all: ['reference'] as QueryKey,
  countries: (language: string): QueryKey => ['reference', language, 'countries'],
  categories: (language: string, name: string): QueryKey => ['reference', language, 'categories', name],
  places: (language: string, q: string): QueryKey => ['reference', language, 'places', q],
};

export const teamKeys = {
  all: ['team'] as QueryKey,
  list: (scope: string, search: unknown): QueryKey => ['team', scope, 'list', search],
  member: (scope: string, userId: number): QueryKey => ['team', scope, 'member', userId],
};

export const apiKeyKeys = {
  all: ['api_keys'] as QueryKey,
  list: (scope: string): QueryKey => ['api_keys', scope, 'list'],
};

/** What counts towards a limit of the plan; begins with the topic of those things, as what changes them changes these. */
export const planRoomKeys = {
  lists: (topic: string, scope: string): QueryKey => [topic, scope, 'plan_room'],
  list: (topic: string, scope: string, search: unknown): QueryKey => [topic, scope, 'plan_room', search],
};

/** What the user has begun and not sent: no topic of the API, so no live event touches it. */
/** What is paid for: the topic of a payment that came in, a plan that was changed, an invoice that was written. */
export const billingKeys = {
  all: ['billing'] as QueryKey,
  plans: (scope: string): QueryKey => ['billing', scope, 'plans'],
  campaigns: (scope: string): QueryKey => ['billing', scope, 'campaigns'],
  initialPlan: (scope: string): QueryKey => ['billing', scope, 'initial_plan'],
  previews: (scope: string): QueryKey => ['billing', scope, 'preview'],
  preview: (scope: string, basket: unknown): QueryKey => ['billing', scope, 'preview', basket],
  latest: (scope: string): QueryKey => ['billing', scope, 'latest'],
  // Not read again with the rest: it makes the API ask the payment provider.
  confirmation: (scope: string, sessionId: string | undefined): QueryKey => [
    'payment_confirmation',
    scope,
    sessionId,
  ],
  invoiceData: (scope: string): QueryKey => ['billing', scope, 'invoice_data'],
  subscription: (scope: string): QueryKey => ['billing', scope, 'subscription'],
  invoices: (scope: string): QueryKey => ['billing', scope, 'invoices'],
};

export const draftKeys = {
  aiReplyConfig: (scope: string): QueryKey => ['ai_reply_config_draft', scope],
  autoReplies: (scope: string): QueryKey => ['auto_reply_drafts', scope],
  profile: (scope: string): QueryKey => ['profile_draft', scope],
  newCompany: ['new_company_draft'] as QueryKey,
  invoiceData: (scope: string): QueryKey => ['invoice_data_draft', scope],
  listings: (scope: string): QueryKey => ['listing_drafts', scope],
  listing: (scope: string, id: number): QueryKey => ['listing_drafts', scope, id],
  newListing: (scope: string): QueryKey => ['new_listing_draft', scope],
  bulkEdit: (scope: string): QueryKey => ['bulk_edit_draft', scope],
  posts: (scope: string): QueryKey => ['post_drafts', scope],
  post: (scope: string, target: number | string): QueryKey => ['post_drafts', scope, target],
  aiPost: (scope: string, target: number | string): QueryKey => ['ai_post_runs', scope, target],
  aiPostBrief: (scope: string, target: number | string): QueryKey => ['ai_post_briefs', scope, target],
  protection: (scope: string): QueryKey => ['protection_draft', scope],
  locator: (scope: string): QueryKey => ['locator_draft', scope],
  listingLocators: (scope: string): QueryKey => ['listing_locator_drafts', scope],
  listingLocator: (scope: string, id: number): QueryKey => ['listing_locator_drafts', scope, id],
};

/** Begun replies, by the topic of their inbox; apart from other drafts, whose keys an inbox does not need. */
export const replyDraftKeys = {
  replies: (scope: string, topic: string): QueryKey => ['reply_drafts', scope, topic],
  aiReplies: (scope: string, topic: string): QueryKey => ['ai_reply_runs', scope, topic],
};

/** What the user proves a log-in with. */
export const loginProofKeys = {
  secondFactor: ['user', 'second_factor'] as QueryKey,
  freshLogin: ['user', 'fresh_login'] as QueryKey,
};
