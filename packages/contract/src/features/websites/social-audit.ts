import { parseWebsiteUrl } from '../company/website.ts';
import { socialNetworks, urlAttributeFault, websiteFault, withoutUtm } from '../listings/contact/links.ts';

/**
 * What an audit of a profile is based on: `declared`, what the listings say of it; or `connected`, what the network says,
 * for a page whose owner has connected it.
 */
export const socialAuditBases = ['declared', 'connected'] as const;

export type SocialAuditBasis = (typeof socialAuditBases)[number];

/** What the listings alone can tell: every location names the profile, in a valid link, to a profile, and the same one. */
export const declaredChecks = ['present', 'well_formed', 'leads_to_profile', 'same_everywhere'] as const;

/** What only a connected page can tell. */
export const connectedChecks = [
  'about',
  'phone_number',
  'website',
  'opening_hours',
  'cover',
  'picture',
  'published',
  'recent_post',
] as const;

/** What is checked of a profile. */
export const socialChecks: readonly [...typeof declaredChecks, ...typeof connectedChecks] = [
  ...declaredChecks,
  ...connectedChecks,
];

/** One check of a profile. */
export type SocialCheck = (typeof socialChecks)[number];

type DeclaredCheck = (typeof declaredChecks)[number];

/** Listings that declare the same profiles, in exactly the same links. */
export interface DeclaredProfiles {
  /** How many they are. */
  locations: number;
  /** Which they are; none where only the score is asked for, and then checks name none that fail them. */
  locationIds: readonly number[];
  /** By the provider's attribute, such as `url_facebook`. */
  links: Readonly<Record<string, readonly string[]>>;
}

/** What a check came to. */
export interface SocialCheckResult {
  check: SocialCheck;
  /** From 0 to 1; null where it cannot be known, which is not a failure. */
  share: number | null;
  /** Locations that do not pass; none where it is not about locations. */
  failing: number[];
}

/** The audit of the profiles in one network. */
export interface SocialAudit {
  /** The provider's attribute, such as `url_facebook`. */
  network: string;
  name: string;
  basis: SocialAuditBasis;
  /** From 0 to 100, of what can be known; not rounded. */
  score: number;
  checks: SocialCheckResult[];
  /** The links that listings name, those of the most locations first. */
  links: { url: string; locations: number }[];
}

/**
 * Audits the profiles that listings declare. A network that no listing names is not audited: nobody has to be everywhere.
 * Asks no network anything. Of two spellings of a link the earlier one is shown.
 */
export function auditDeclaredProfiles(listings: readonly DeclaredProfiles[]): SocialAudit[] {
  return Object.entries(socialNetworks).flatMap(([network, { network: name }]) => {
    const declared = declaredLinks(network, listings);
    const named = declared.filter(({ url }) => url.trim() !== '');
    if (named.length === 0) return [];
    const checks = [
      ...declaredChecks.map((check) => declaredCheck(check, network, declared, named)),
      ...connectedChecks.map((check) => ({ check, share: null, failing: [] })),
    ];
    return [
      {
        network,
        name,
        basis: 'declared' as const,
        score: socialScore(checks) ?? 0,
        checks,
        links: countLinks(network, named),
      },
    ];
  });
}

/** The score of what was checked: each check that can be known counts alike. Null where none can. */
export function socialScore(checks: readonly Pick<SocialCheckResult, 'share'>[]): number | null {
  const known = checks.flatMap(({ share }) => (share === null ? [] : [share]));
  return known.length === 0 ? null : (known.reduce((sum, share) => sum + share, 0) / known.length) * 100;
}

/** The quality of a company's profiles: the mean of their audits; null where there is none. Not rounded. */
export function socialQuality(audits: readonly Pick<SocialAudit, 'score'>[]): number | null {
  if (audits.length === 0) return null;
  return audits.reduce((sum, { score }) => sum + score, 0) / audits.length;
}

/** A link with all the locations that write it so. */
interface DeclaredLink {
  url: string;
  locations: number;
  locationIds: readonly number[];
}

function declaredLinks(network: string, listings: readonly DeclaredProfiles[]): DeclaredLink[] {
  const byUrl = new Map<string, DeclaredProfiles[]>();
  for (const alike of listings) {
    const url = alike.links[network]?.[0] ?? '';
    const known = byUrl.get(url);
    if (known) known.push(alike);
    else byUrl.set(url, [alike]);
  }
  return [...byUrl].map(([url, alike]) => ({
    url,
    locations: countLocations(alike),
    locationIds: alike.flatMap(({ locationIds }) => locationIds),
  }));
}

function countLocations(all: readonly { locations: number }[]): number {
  return all.reduce((sum, { locations }) => sum + locations, 0);
}

function declaredCheck(
  check: DeclaredCheck,
  network: string,
  declared: readonly DeclaredLink[],
  named: readonly DeclaredLink[],
): SocialCheckResult {
  const { among, passes } = rules[check](network, named, declared);
  // One link is the same as itself, which says nothing.
  const checked = countLocations(among);
  if (checked < (check === 'same_everywhere' ? 2 : 1)) return { check, share: null, failing: [] };
  const failing = among.filter((link) => !passes(link));
  return {
    check,
    share: 1 - countLocations(failing) / checked,
    failing: failing.flatMap(({ locationIds }) => locationIds).toSorted((one, other) => one - other),
  };
}

/** Whom a check is about, and who passes it. */
type Rule = (
  network: string,
  named: readonly DeclaredLink[],
  declared: readonly DeclaredLink[],
) => { among: readonly DeclaredLink[]; passes: (link: DeclaredLink) => boolean };

const isWellFormed = ({ url }: DeclaredLink) => websiteFault(url) === undefined;

const rules: Record<DeclaredCheck, Rule> = {
  present: (_network, _named, declared) => ({ among: declared, passes: ({ url }) => url.trim() !== '' }),
  well_formed: (_network, named) => ({ among: named, passes: isWellFormed }),
  leads_to_profile: (network, named) => ({
    among: named.filter(isWellFormed),
    passes: ({ url }) => urlAttributeFault(network, url) === undefined,
  }),
  same_everywhere(network, named) {
    const [usual] = countLinks(network, named);
    const key = profileKey(network, usual?.url ?? '');
    return { among: named, passes: ({ url }) => profileKey(network, url) === key };
  },
};

/** Links by how many locations name them, each as the first one writes it. */
function countLinks(network: string, named: readonly DeclaredLink[]): SocialAudit['links'] {
  const counts = new Map<string, { url: string; locations: number }>();
  for (const { url, locations } of named) {
    const key = profileKey(network, url);
    const counted = counts.get(key) ?? { url: url.trim(), locations: 0 };
    counts.set(key, { ...counted, locations: counted.locations + locations });
  }
  return [...counts.values()].toSorted(
    (one, other) => other.locations - one.locations || (one.url < other.url ? -1 : 1),
  );
}

/** Equal for links to one profile: which of the network's hosts is written makes no difference, nor do tags and case. */
function profileKey(network: string, url: string): string {
  const parsed = parseWebsiteUrl(withoutUtm(url));
  if (!parsed) return url.trim();
  const hosts = socialNetworks[network]?.hosts ?? [];
  const isThere = hosts.some((host) => parsed.host === host || parsed.host.endsWith(`.${host}`));
  const path = parsed.url.replace(/^https?:\/\/[^/]+/, '').toLowerCase();
  return isThere ? path : `${parsed.host}${path}`;
}
