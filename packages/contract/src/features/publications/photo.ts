/** Categories of photos and their wire values (product spec, section 3). */
export const photoCategories = {
  additional: 1,
  cover: 2,
  logo: 3,
  exterior: 4,
  interior: 5,
  product: 6,
  foodAndDrink: 7,
  teams: 8,
} as const;

export type PhotoCategory = (typeof photoCategories)[keyof typeof photoCategories];

/** Every category, in the order in which they are offered. */
export const allPhotoCategories: readonly PhotoCategory[] = [2, 3, 4, 5, 6, 7, 8, 1];

/** Width by height of what a category shows; undefined where any shape is taken. */
export function photoRatio(category: PhotoCategory): number | undefined {
  if (category === photoCategories.cover) return 16 / 9;
  return category === photoCategories.logo ? 1 : undefined;
}

/** A location has one cover and one logo: a new one takes the place of the former. */
export function isSinglePhoto(category: PhotoCategory): boolean {
  return category === photoCategories.cover || category === photoCategories.logo;
}

/** Photos are sent in parts of at most so many locations. */
export const photoLimits = { locations: 10_000, ids: 1000 } as const;

/** What a batch does, and its wire value (product spec, section 3). */
export const photoBatchActions = { add: 1, delete: 2 } as const;

export type PhotoBatchAction = (typeof photoBatchActions)[keyof typeof photoBatchActions];
