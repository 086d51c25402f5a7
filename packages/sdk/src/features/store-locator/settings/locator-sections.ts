import type { LocatorField } from './locator-settings.ts';

/** Parts of the settings, in the order of the form, with the fields of each. */
export const locatorSections = {
  general: [
    'name',
    'is_published',
    'header_name',
    'logo',
    'site_icon',
    'primary_color',
    'language',
    'distance_unit',
  ],
  locations: ['scope', 'search_area'],
  filters: ['filters'],
  map: ['map'],
  launcher: ['launcher'],
  reviews: ['reviews'],
  posts: ['posts'],
  photos: ['photos'],
  faq: ['faq'],
  contact: ['contact', 'offer_link'],
  sections: ['sections'],
} as const satisfies Record<string, readonly LocatorField[]>;

export type LocatorSectionName = keyof typeof locatorSections;

export const locatorSectionNames = Object.keys(locatorSections).filter(
  (name): name is LocatorSectionName => name in locatorSections,
);
