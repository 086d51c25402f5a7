/** In which corner the floating button is. */
export const launcherPositions = ['bottom_right', 'bottom_left'] as const;

export type LauncherPosition = (typeof launcherPositions)[number];

/** What an extra section lists (product spec, section 3). */
export const sectionKinds = ['links', 'buttons', 'images'] as const;

export type SectionKind = (typeof sectionKinds)[number];

/** Where visitors filter by: a label of ours, an attribute of the listing, or a category. */
export const filterKinds = ['label', 'attribute', 'category'] as const;

export type FilterKind = (typeof filterKinds)[number];

export const distanceUnits = ['km', 'mi'] as const;

export type DistanceUnit = (typeof distanceUnits)[number];

/** What a picture of a locator is for. */
export const locatorImageKinds = ['logo', 'site_icon', 'section'] as const;

export type LocatorImageKind = (typeof locatorImageKinds)[number];

/** How much a locator holds; lengths in characters. */
export const locatorLimits = {
  header: 80,
  launcherText: 40,
  linkText: 80,
  url: 2048,
  email: 254,
  phone: 40,
  sectionTitle: 80,
  sections: 10,
  sectionItems: 12,
  imageText: 160,
  filters: 30,
  question: 300,
  answer: 3000,
  /** Questions for all locations, or for one. */
  questions: 100,
  listingText: 1500,
  /** Bytes of an uploaded picture. */
  imageBytes: 2_000_000,
  /** Records in the first response. */
  firstStores: 50,
  /** Most records in a page of columns. */
  pageStores: 5000,
  /** Most records for which the preview has pages after the first response: each page reads all of them again. */
  previewStores: 10_000,
} as const;
