import { photoCategories, type PhotoCategory } from '@pinfold/contract/features/publications/photo';

/** Google's names. A logo that is sent as LOGO, an alias, comes back as PROFILE. */
const googleNames: Readonly<Record<PhotoCategory, string>> = {
  1: 'ADDITIONAL',
  2: 'COVER',
  3: 'PROFILE',
  4: 'EXTERIOR',
  5: 'INTERIOR',
  6: 'PRODUCT',
  7: 'FOOD_AND_DRINK',
  8: 'TEAMS',
};

export function toGoogleCategory(category: PhotoCategory): string {
  return googleNames[category];
}

/** What Google sorts more finely, such as rooms, is additional here. */
export function fromGoogleCategory(name: string): PhotoCategory {
  if (name === 'LOGO') return photoCategories.logo;
  const known = Object.values(photoCategories).find((category) => googleNames[category] === name);
  return known ?? photoCategories.additional;
}

/** Google's names of a category, for a filter of stored photos; undefined for the one that takes all others. */
export function googleNamesOf(category: PhotoCategory): string[] | undefined {
  if (category === photoCategories.additional) return undefined;
  return category === photoCategories.logo ? ['PROFILE', 'LOGO'] : [googleNames[category]];
}

/** Every name that stands for a category other than additional. */
export const sortedGoogleNames: readonly string[] = [
  'LOGO',
  ...Object.values(googleNames).filter((name) => name !== googleNames[photoCategories.additional]),
];
