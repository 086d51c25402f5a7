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

/** The links of one listing that are for profiles, by the provider's attribute, such as `url_facebook`. */
export interface DeclaredProfiles {
  locationId: number;
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
 * Asks no network anything.
 */
export function auditDeclaredProfiles(listings: readonly DeclaredProfiles[]): SocialAudit[] {
  const alike = groupAlike(listings);
  return Object.entries(socialNetworks).flatMap(([network, { network: name }]) => {
    const declared = declaredLinks(network, alike);
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

/** A link with all the locations that write it so; large companies have few of them. */
interface DeclaredLink {
  url: string;
  locationIds: number[];
}

/** Ids of the locations that share their links, so that each network looks at the links once. */
type AlikeListings = ReadonlyMap<DeclaredProfiles['links'], readonly number[]>;

function groupAlike(listings: readonly DeclaredProfiles[]): AlikeListings {
  const alike = new Map<DeclaredProfiles['links'], number[]>();
  for (const { locationId, links } of listings) {
    const known = alike.get(links);
    if (known) known.push(locationId);
    else alike.set(links, [locationId]);
  }
  return alike;
}

function declaredLinks(network: string, alike: AlikeListings): DeclaredLink[] {
  const byUrl = new Map<string, DeclaredLink>();
  for (const [links, ids] of alike) {
    const url = links[network]?.[0] ?? '';
    const known = byUrl.get(url);
    if (known) for (const id of ids) known.locationIds.push(id);
    else byUrl.set(url, { url, locationIds: [...ids] });
  }
  return [...byUrl.values()];
}

function locationsOf(links: readonly DeclaredLink[]): number[] {
  return links.flatMap(({ locationIds }) => locationIds).toSorted((one, other) => one - other);
}

function declaredCheck(
  check: DeclaredCheck,
  network: string,
  declared: readonly DeclaredLink[],
  named: readonly DeclaredLink[],
): SocialCheckResult {
  const { among, passes } = rules[check](network, named, declared);
  // One link is the same as itself, which says nothing.
  const checked = among.reduce((sum, { locationIds }) => sum + locationIds.length, 0);
  if (checked < (check === 'same_everywhere' ? 2 : 1)) return { check, share: null, failing: [] };
  const failing = locationsOf(among.filter((link) => !passes(link)));
  return { check, share: 1 - failing.length / checked, failing };
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
  for (const { url, locationIds } of named) {
    const key = profileKey(network, url);
    const counted = counts.get(key) ?? { url: url.trim(), locations: 0 };
    counts.set(key, { ...counted, locations: counted.locations + locationIds.length });
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
