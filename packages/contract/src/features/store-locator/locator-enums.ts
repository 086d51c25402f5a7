import type { Language } from '../../languages.ts';

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

/** Languages in which every locator speaks. */
export type LocatorLanguage = Language;
