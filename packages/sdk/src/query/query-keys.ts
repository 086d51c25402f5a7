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

export const bulkReplyKeys = {
  all: ['bulk_replies'] as const,
  list: (scope: string) => ['bulk_replies', scope, 'list'] as const,
  problems: (scope: string, id: number) => ['bulk_replies', scope, 'problems', id] as const,
};

export const locationKeys = {
  all: ['locations'] as const,
  list: (scope: string, search: unknown) => ['locations', scope, 'list', search] as const,
  cities: (scope: string) => ['locations', scope, 'cities'] as const,
  groups: (scope: string, search: unknown) => ['locations', scope, 'groups', search] as const,
  pages: (scope: string, search: unknown) => ['locations', scope, 'pages', search] as const,
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
  profile: (scope: string) => ['profile_draft', scope] as const,
  newCompany: ['new_company_draft'] as const,
};
