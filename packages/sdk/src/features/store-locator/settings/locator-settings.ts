import type { Schemas } from '../../../client/schema.ts';

/** How the store locator of the company is set up. */
export type LocatorSettings = Schemas['LocatorSettings'];

/** Something of the owner’s own: a list of links, buttons, or pictures. */
export type LocatorSection = Schemas['LocatorSection'];

/** One link, button or picture of an extra section. */
export type LocatorSectionItem = Schemas['LocatorSectionItem'];

/** What visitors could filter by, with how many locations have it. */
export type LocatorFilterOffer = Schemas['LocatorFilterOffer'];

/** A picture that an owner uploaded. */
export type LocatorImage = NonNullable<Schemas['LocatorImage']>;

/** How visitors reach the business. */
export type LocatorContact = NonNullable<Schemas['LocatorContact']>;

/** A text that leads somewhere. */
export type LocatorLink = NonNullable<Schemas['LocatorLink']>;

/** What an owner can change, in the order of the form. */
export const locatorFields = [
  'name',
  'is_published',
  'header_name',
  'logo',
  'site_icon',
  'primary_color',
  'language',
  'distance_unit',
  'scope',
  'search_area',
  'filters',
  'map',
  'launcher',
  'reviews',
  'posts',
  'photos',
  'faq',
  'contact',
  'offer_link',
  'sections',
] as const;

/** What an owner can choose, by its name in the API. */
export type LocatorField = (typeof locatorFields)[number];

/** The settings of the locator that an owner can change. */
export type LocatorOptions = Pick<LocatorSettings, LocatorField>;

/** Returns only the settings that an owner can change. */
export function locatorOptionsOf(settings: LocatorOptions): LocatorOptions {
  return {
    name: settings.name,
    is_published: settings.is_published,
    header_name: settings.header_name,
    logo: settings.logo,
    site_icon: settings.site_icon,
    primary_color: settings.primary_color,
    language: settings.language,
    distance_unit: settings.distance_unit,
    scope: settings.scope,
    search_area: settings.search_area,
    filters: settings.filters,
    map: settings.map,
    launcher: settings.launcher,
    reviews: settings.reviews,
    posts: settings.posts,
    photos: settings.photos,
    faq: settings.faq,
    contact: settings.contact,
    offer_link: settings.offer_link,
    sections: settings.sections,
  };
}

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
