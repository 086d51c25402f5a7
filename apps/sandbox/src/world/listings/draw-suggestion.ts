import { findCategory } from '../catalogue/categories.ts';
import { pick } from '../random.ts';
import type { Listing } from './listing.ts';
import { shownContent } from './listing-content.ts';
import type { ListingChanges, ListingContent, ListingField } from './listing-fields.ts';
import { readyChanges, suggestChange } from './suggest-change.ts';

export interface Suggestion {
  source: 'google' | 'visitor' | 'manager';
  changes: ListingChanges;
}

/** What somebody might change next of a listing. Most come from visitors, few from another manager. */
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
  /** Says the same to every customer: no change at all. */
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

/** One in ten goes back to what the merchant says. */
function takenBack(listing: Listing, random: () => number): ListingChanges | undefined {
  const fields = Object.keys(listing.shown) as ListingField[];
  if (random() > 0.1 || fields.length === 0) return undefined;
  const field = fields[Math.floor(random() * fields.length)];
  return field && { [field]: listing.content[field] ?? null };
}
