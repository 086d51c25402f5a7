import { findCategory } from '../catalogue/categories.ts';
import type { LiveWorld } from '../live-world.ts';
import { pick, seededRandom, seedOf } from '../random.ts';
import { type Listing, shownContent } from './listing.ts';
import type { ListingChanges, ListingContent, ListingField, TimePeriod } from './listing-fields.ts';
import { findListing } from './listings-state.ts';
import { DAY } from '../warsaw-time.ts';
import { timeOf } from './seed-listing.ts';

export const readyChanges = [
  'hours',
  'phone',
  'website',
  'address',
  'title',
  'closed',
  'attributes',
] as const;

export type ReadyChange = (typeof readyChanges)[number];

/** Returns a prepared change: the same for the same listing and number. */
export function suggestChange(listing: Listing, kind: ReadyChange, number: number): ListingChanges {
  const random = seededRandom(seedOf('suggestion', listing.id, kind, number));
  const draw = Math.floor(random() * 1000);
  const shown = shownContent(listing);
  switch (kind) {
    case 'hours':
      return {
        regularHours: { periods: (shown.regularHours?.periods ?? []).map((one) => later(one, draw)) },
      };
    case 'phone': {
      const phone = shown.phoneNumbers?.primaryPhone ?? '+48 12 555 00 00';
      const ending = `${String(10 + (draw % 90))}`;
      return { phoneNumbers: { ...shown.phoneNumbers, primaryPhone: phone.slice(0, -2) + ending } };
    }
    case 'website':
      return { websiteUri: `https://mapa-lokali.example/miejsce/${draw}` };
    case 'address': {
      const [street = 'ul. Długa', ...lines] = shown.storefrontAddress?.addressLines ?? [];
      const other = `${street.replace(/\s*\d\S*$/, '')} ${1 + (draw % 98)}`;
      return { storefrontAddress: { ...shown.storefrontAddress, addressLines: [other, ...lines] } };
    }
    case 'title':
      return { title: `${shown.title ?? ''} ${shown.storefrontAddress?.locality ?? ''}`.trim() };
    case 'closed': {
      const openInfo = shown.openInfo ?? {};
      return { openInfo: { ...openInfo, status: 'CLOSED_TEMPORARILY' } };
    }
    case 'attributes': {
      const name = 'attributes/has_wheelchair_accessible_entrance';
      const before = (shown.attributes ?? []).find((one) => one.name === name)?.values?.[0] === true;
      const others = (shown.attributes ?? []).filter((one) => one.name !== name);
      return { attributes: [...others, { name, valueType: 'BOOL', values: [!before] }] };
    }
  }
}

/** Half an hour or an hour longer: what a guest who found the doors open reports. */
function later(period: TimePeriod, draw: number): TimePeriod {
  const { hours = 0, minutes = 0 } = period.closeTime ?? {};
  const closes = hours * 60 + minutes + (draw % 2 === 0 ? 30 : 60);
  return closes > 1440 ? period : { ...period, closeTime: timeOf(closes) };
}

interface Suggestion {
  source: 'google' | 'visitor' | 'manager';
  changes: ListingChanges;
}

/** Draws the next change of a listing by others, mostly by visitors, rarely by another manager. */
export function drawSuggestion(listing: Listing, random: () => number): Suggestion {
  const source = pick(random, sources);
  const taken = takenBack(listing, random);
  if (taken && source !== 'manager') return { source, changes: taken };
  const kind = pick(random, kinds);
  const number = Math.floor(random() * 1000);
  const ready = readyChanges.find((one) => one === kind);
  if (ready) return { source, changes: suggestChange(listing, ready, number) };
  return { source, changes: others[kind as keyof typeof others](shownContent(listing), random) };
}

const sources = ['visitor', 'visitor', 'visitor', 'visitor', 'google', 'google', 'manager'] as const;

/** The wrong website comes twice as often, from few addresses: many listings get the same. */
const kinds = [
  ...readyChanges,
  'wrong_website',
  'wrong_website',
  'pin',
  'slogan',
  'description',
  'category',
  'closed_sunday',
  'spelling',
] as const;

const others = {
  wrong_website: (_shown: ListingContent, random: () => number) => ({
    websiteUri: `https://mapa-lokali.example/miejsce/${Math.floor(random() * 5)}`,
  }),
  pin: ({ latlng }: ListingContent, random: () => number) => ({
    latlng: { latitude: moved(latlng?.latitude, random), longitude: moved(latlng?.longitude, random) },
  }),
  slogan: ({ title = '', storefrontAddress }: ListingContent) => ({
    title: title.includes(' – ') ? title.split(' – ')[0] : `${title} – ${storefrontAddress?.locality}`,
  }),
  description: ({ profile }: ListingContent, random: () => number) => ({
    profile: { description: `${profile?.description ?? ''} ${pick(random, remarks)}`.trim().slice(0, 750) },
  }),
  category: ({ categories }: ListingContent, random: () => number) => {
    const found = findCategory(`categories/gcid:${pick(random, ['bakery', 'tea_house', 'cafe'])}`);
    const primaryCategory = found && { name: found.name, displayName: found.pl };
    return { categories: { ...categories, primaryCategory } };
  },
  closed_sunday: ({ regularHours }: ListingContent) => ({
    regularHours: {
      periods: (regularHours?.periods ?? []).filter(({ openDay }) => openDay !== 'SUNDAY'),
    },
  }),
  /** Another spelling of the same value: not a change. */
  spelling: ({ phoneNumbers }: ListingContent) => ({
    phoneNumbers: {
      ...phoneNumbers,
      primaryPhone: (phoneNumbers?.primaryPhone ?? '+48 12 555 00 00').replaceAll(' ', ''),
    },
  }),
} satisfies Record<string, (shown: ListingContent, random: () => number) => ListingChanges>;

const remarks = ['Mamy ogródek.', 'Płatność tylko gotówką.', 'Zapraszamy z psami.'] as const;

/** Up to about three hundred metres. */
function moved(degrees = 0, random: () => number): number {
  return Number((degrees + (random() - 0.5) / 180).toFixed(6));
}

/** One in ten returns to the merchant's value. */
function takenBack(listing: Listing, random: () => number): ListingChanges | undefined {
  const fields = Object.keys(listing.shown) as ListingField[];
  if (random() > 0.1 || fields.length === 0) return undefined;
  const field = fields[Math.floor(random() * fields.length)];
  return field && { [field]: listing.content[field] ?? null };
}

interface Played extends Suggestion {
  at: number;
  locationId: string;
}

/**
 * Edits by others at random places and moments of the days that have just passed. The same seed over the same world
 * plays the same ones.
 */
export function playSuggestions(
  world: LiveWorld,
  { seed, count, days, accountId }: { seed: number; count: number; days: number; accountId: string },
): Played[] {
  const { source } = world.state;
  const [now, places] = [world.now(), source.locationCount(accountId)];
  const random = seededRandom(seedOf(seed, 'suggestions', accountId));
  const moments = Array.from({ length: count }, () => now - Math.floor(random() * days * DAY)).sort(
    (one, other) => one - other,
  );
  return moments.flatMap((at) => {
    const head = source.locationAt(accountId, Math.floor(random() * places));
    const listing = head && findListing(world.state, head.id);
    if (!listing) return [];
    const suggestion = drawSuggestion(listing, random);
    world.commit({ kind: 'listing_suggested', locationId: listing.id, ...suggestion }, at);
    return [{ at, locationId: listing.id, ...suggestion }];
  });
}
