import type { LocatorField } from './locator-settings.ts';

/** The name of a part of the settings. */
export type LocatorSectionName =
  | 'general'
  | 'locations'
  | 'filters'
  | 'map'
  | 'launcher'
  | 'reviews'
  | 'posts'
  | 'photos'
  | 'faq'
  | 'contact'
  | 'sections';

/** Parts of the settings, in the order of the form, with the fields of each. */
export const locatorSections: Readonly<Record<LocatorSectionName, readonly LocatorField[]>> = {
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
};

export const locatorSectionNames: LocatorSectionName[] = Object.keys(locatorSections).filter(
  (name): name is LocatorSectionName => name in locatorSections,
);
