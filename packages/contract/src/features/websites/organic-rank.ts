/** What can stand above the results of a search, as far as it is recorded. */
export const organicFeatures = ['ai_overview', 'local_pack', 'featured_snippet'] as const;

/** One of them. */
export type OrganicFeature = (typeof organicFeatures)[number];

/** Days that one question about organic positions can cover. */
export const maxOrganicDays = 366;

/** How often a website can be checked at once within one day of the company. */
export const maxChecksPerDay = 3;

/** A website as search results are compared with it. */
export interface WebsiteTarget {
  /** In Punycode, without `www.`. */
  host: string;
  /** Empty for a whole website. */
  path: string;
}

/** Whether a page is one of a website: on its host or a subdomain of it, and where the website has a path, below that. */
export function isPageOf(website: WebsiteTarget, pageUrl: string): boolean {
  const page = readPage(pageUrl);
  return page !== undefined && isTargetIn(website, page);
}

/** Whether all pages of a website are those of another, because it is the same or a part of it. */
export function isTargetIn({ host, path }: WebsiteTarget, part: WebsiteTarget): boolean {
  if (part.host !== host && !part.host.endsWith(`.${host}`)) return false;
  return path === '' || part.path === path || part.path.startsWith(`${path}/`);
}

/** Reads the target of a canonical address (`parseWebsiteUrl`). */
export function websiteTarget(url: string): WebsiteTarget {
  const page = readPage(url);
  return { host: page?.host ?? '', path: page?.path ?? '' };
}

/** The host of a page without `www.`; undefined where it has none. */
export function hostOfPage(pageUrl: string): string | undefined {
  return readPage(pageUrl)?.host;
}

function readPage(url: string): WebsiteTarget | undefined {
  const [, host, path = ''] = /^https?:\/\/([^/?#:]+)(?::\d+)?([^?#]*)/i.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { host: host.toLowerCase().replace(/^www\.(?=.*\.)/, ''), path: path.replace(/\/+$/, '') };
}
