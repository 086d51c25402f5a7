/**
 * Every key begins with its topic, so that a live event finds it, and then names whose data it is, so that a change
 * of company never shows the former one's rows, not even for a moment.
 */
export const reviewKeys = {
  all: ['reviews'] as const,
  lists: (scope: string) => ['reviews', scope, 'list'] as const,
  list: (scope: string, search: unknown) => ['reviews', scope, 'list', search] as const,
  count: (scope: string, search: unknown) => ['reviews', scope, 'count', search] as const,
  details: (scope: string) => ['reviews', scope, 'detail'] as const,
  detail: (scope: string, id: number) => ['reviews', scope, 'detail', id] as const,
  stats: (scope: string) => ['reviews', scope, 'stats'] as const,
  tags: (scope: string) => ['reviews', scope, 'tags'] as const,
};

export const reviewCategoryKeys = {
  all: ['review_categories'] as const,
  list: (scope: string) => ['review_categories', scope, 'list'] as const,
  tried: (scope: string, search: unknown) => ['review_categories', scope, 'tried', search] as const,
};

/** Begins with the topic of reviews: what changes one of them changes what they amount to. */
export const reviewAnalyticsKeys = {
  overview: (scope: string, request: unknown) => ['reviews', scope, 'analytics', request] as const,
  table: (scope: string, request: unknown) => ['reviews', scope, 'analytics_by', request] as const,
  phrases: (scope: string, request: unknown) => ['reviews', scope, 'analytics_phrases', request] as const,
};

export const bulkReplyKeys = {
  all: ['bulk_replies'] as const,
  list: (scope: string) => ['bulk_replies', scope, 'list'] as const,
  problems: (scope: string, id: number) => ['bulk_replies', scope, 'problems', id] as const,
};

/** What the model may still write, and how it writes. */
export const aiReplyKeys = {
  all: ['ai_replies'] as const,
  limit: (scope: string) => ['ai_replies', scope, 'limit'] as const,
  config: (scope: string) => ['ai_replies', scope, 'config'] as const,
};

export const replyTemplateKeys = {
  all: ['reply_templates'] as const,
  list: (scope: string) => ['reply_templates', scope, 'list'] as const,
  categories: (scope: string) => ['reply_templates', scope, 'categories'] as const,
  preview: (scope: string, request: unknown) => ['reply_templates', scope, 'preview', request] as const,
};

export const autoReplyKeys = {
  all: ['auto_replies'] as const,
  list: (scope: string, status: unknown) => ['auto_replies', scope, 'list', status] as const,
  rules: (scope: string) => ['auto_replies', scope, 'rules'] as const,
};

export const locationKeys = {
  all: ['locations'] as const,
  list: (scope: string, search: unknown) => ['locations', scope, 'list', search] as const,
  cities: (scope: string) => ['locations', scope, 'cities'] as const,
  groups: (scope: string, search: unknown) => ['locations', scope, 'groups', search] as const,
  pages: (scope: string, search: unknown) => ['locations', scope, 'pages', search] as const,
  details: (scope: string) => ['locations', scope, 'detail'] as const,
  detail: (scope: string, id: number) => ['locations', scope, 'detail', id] as const,
  asOf: (scope: string, id: number, at: string) => ['locations', scope, 'as_of', id, at] as const,
  updates: (scope: string, id: number) => ['locations', scope, 'updates', id] as const,
  labels: (scope: string) => ['locations', scope, 'labels'] as const,
  mixedValues: (scope: string, request: unknown) => ['locations', scope, 'mixed_values', request] as const,
  bulkPreview: (scope: string, request: unknown) => ['locations', scope, 'bulk_preview', request] as const,
  onMap: (scope: string, search: unknown) => ['locations', scope, 'on_map', search] as const,
  verification: (scope: string, id: number) => ['locations', scope, 'verification', id] as const,
};

export const bulkEditKeys = {
  all: ['bulk_edits'] as const,
  list: (scope: string) => ['bulk_edits', scope, 'list'] as const,
  detail: (scope: string, id: number) => ['bulk_edits', scope, 'detail', id] as const,
  items: (scope: string, id: number, search: unknown) => ['bulk_edits', scope, 'items', id, search] as const,
};

export const externalChangeKeys = {
  all: ['external_changes'] as const,
  lists: (scope: string) => ['external_changes', scope, 'list'] as const,
  list: (scope: string, search: unknown) => ['external_changes', scope, 'list', search] as const,
  ids: (scope: string, search: unknown) => ['external_changes', scope, 'ids', search] as const,
  identical: (scope: string, search: unknown) => ['external_changes', scope, 'identical', search] as const,
  stats: (scope: string, facilitiesIds: unknown) =>
    ['external_changes', scope, 'stats', facilitiesIds] as const,
  detail: (scope: string, id: number) => ['external_changes', scope, 'detail', id] as const,
  events: (scope: string, id: number) => ['external_changes', scope, 'events', id] as const,
  settings: (scope: string) => ['external_changes', scope, 'settings'] as const,
  rehearsal: (scope: string, settings: unknown) =>
    ['external_changes', scope, 'rehearsal', settings] as const,
  summary: (scope: string) => ['external_changes', scope, 'summary'] as const,
};

export const rankingKeys = {
  all: ['rankings'] as const,
  keywords: (scope: string, facility: unknown) => ['rankings', scope, 'keywords', facility] as const,
  positions: (scope: string, search: unknown) => ['rankings', scope, 'positions', search] as const,
  overview: (scope: string, search: unknown) => ['rankings', scope, 'overview', search] as const,
  locations: (scope: string, search: unknown) => ['rankings', scope, 'locations', search] as const,
  map: (scope: string, search: unknown) => ['rankings', scope, 'map', search] as const,
  competition: <Search>(scope: string, search: Search) => ['rankings', scope, 'competition', search] as const,
  comparison: <Search>(scope: string, search: Search) => ['rankings', scope, 'comparison', search] as const,
  competitors: (scope: string) => ['rankings', scope, 'competitors'] as const,
  competitorPlaces: (scope: string, search: unknown) =>
    ['rankings', scope, 'competitor-places', search] as const,
  suggestedCompetitors: (scope: string, facility: unknown) =>
    ['rankings', scope, 'suggested-competitors', facility] as const,
  grids: (scope: string) => ['rankings', scope, 'grids'] as const,
  gridList: (scope: string, search: unknown) => ['rankings', scope, 'grids', 'list', search] as const,
  scans: (scope: string, grid: number) => ['rankings', scope, 'grids', 'scans', grid] as const,
};

export const storeLocatorKeys = {
  all: ['store_locator'] as const,
  settings: (scope: string) => ['store_locator', scope, 'settings'] as const,
  filters: (scope: string) => ['store_locator', scope, 'filters'] as const,
  questions: (scope: string, facility: number | null) =>
    ['store_locator', scope, 'questions', facility] as const,
  listing: (scope: string, id: number) => ['store_locator', scope, 'listing', id] as const,
  preview: (scope: string, language: unknown) => ['store_locator', scope, 'preview', language] as const,
  previewPage: (scope: string, page: number) => ['store_locator', scope, 'preview_page', page] as const,
  previewStores: (scope: string, id: number) => ['store_locator', scope, 'preview_store', id] as const,
  previewStore: (scope: string, id: number, language: string) =>
    ['store_locator', scope, 'preview_store', id, language] as const,
};

export const importKeys = {
  all: ['imports'] as const,
  accounts: (scope: string) => ['imports', scope, 'accounts'] as const,
  places: (scope: string, accountId: number) => ['imports', scope, 'places', accountId] as const,
  status: (scope: string) => ['imports', scope, 'status'] as const,
};

export const exportKeys = {
  all: ['exports'] as const,
  list: (scope: string) => ['exports', scope, 'list'] as const,
  detail: (scope: string, id: number) => ['exports', scope, 'detail', id] as const,
};

/** What the provider offers for some locations: categories, attributes, kinds of hours. */
export const offerKeys = {
  all: ['offer'] as const,
  categories: (language: string, search: unknown) => ['offer', language, 'categories', search] as const,
  attributes: (scope: string, request: unknown) => ['offer', scope, 'attributes', request] as const,
  moreHours: (scope: string, request: unknown) => ['offer', scope, 'more_hours', request] as const,
};

/** What a company's own pages show. */
export const companyPageKeys = {
  usage: (scope: string) => ['company', scope, 'usage'] as const,
  profile: (scope: string) => ['company', scope, 'profile'] as const,
  parent: (scope: string) => ['company', scope, 'parent'] as const,
  websites: (scope: string) => ['company', scope, 'websites'] as const,
  websiteKeywords: (scope: string, websiteId: number) =>
    ['company', scope, 'websites', websiteId, 'keywords'] as const,
  keywords: (scope: string) => ['company', scope, 'keywords'] as const,
  keywordList: (scope: string, search: unknown) => ['company', scope, 'keywords', search] as const,
  searchLocations: (scope: string) => ['company', scope, 'search_locations'] as const,
  suggestedLocations: (scope: string) => ['company', scope, 'search_locations', 'suggested'] as const,
  ssoConnection: (scope: string) => ['company', scope, 'sso_connection'] as const,
};

/** What is the same for every company, in one language. */
export const referenceKeys = {
  all: ['reference'] as const,
  countries: (language: string) => ['reference', language, 'countries'] as const,
  categories: (language: string, name: string) => ['reference', language, 'categories', name] as const,
  places: (language: string, q: string) => ['reference', language, 'places', q] as const,
};

export const teamKeys = {
  all: ['team'] as const,
  list: (scope: string, search: unknown) => ['team', scope, 'list', search] as const,
  member: (scope: string, userId: number) => ['team', scope, 'member', userId] as const,
};

export const apiKeyKeys = {
  all: ['api_keys'] as const,
  list: (scope: string) => ['api_keys', scope, 'list'] as const,
};

/** What is the same for everybody. */
export const settingsKeys = {
  all: ['settings'] as const,
};

export const timezoneKeys = {
  all: ['timezones'] as const,
};

/** What a link says to somebody who is not logged in yet. */
export const linkKeys = {
  signUpAccess: (query: unknown) => ['sign_up_access', query] as const,
  invitation: (link: unknown) => ['invitation', link] as const,
};

/** What the reader has begun and not sent: no topic of the API, so no live event touches it. */
export const draftKeys = {
  replies: (scope: string) => ['reply_drafts', scope] as const,
  aiReplies: (scope: string) => ['ai_reply_runs', scope] as const,
  aiReplyConfig: (scope: string) => ['ai_reply_config_draft', scope] as const,
  autoReplies: (scope: string) => ['auto_reply_drafts', scope] as const,
  profile: (scope: string) => ['profile_draft', scope] as const,
  newCompany: ['new_company_draft'] as const,
  listings: (scope: string) => ['listing_drafts', scope] as const,
  newListing: (scope: string) => ['new_listing_draft', scope] as const,
  bulkEdit: (scope: string) => ['bulk_edit_draft', scope] as const,
  protection: (scope: string) => ['protection_draft', scope] as const,
  locator: (scope: string) => ['locator_draft', scope] as const,
  listingLocators: (scope: string) => ['listing_locator_drafts', scope] as const,
};
