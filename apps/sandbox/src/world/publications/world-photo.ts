/** What a photo shows of a place, as Google sorts them. */
export const photoCategories = [
  'COVER',
  'LOGO',
  'EXTERIOR',
  'INTERIOR',
  'PRODUCT',
  'FOOD_AND_DRINK',
  'TEAMS',
  'ADDITIONAL',
] as const;
export type PhotoCategory = (typeof photoCategories)[number];

/** What can be drawn. */
export const scenes = ['front', 'room', 'window', 'counter', 'cup', 'cake', 'bread', 'beans'] as const;
export type Scene = (typeof scenes)[number];

/** What comes instead of a drawing when somebody wants to see what becomes of it. */
export const oddFiles = ['html', 'svg', 'too_large', 'missing'] as const;
export type OddFile = (typeof oddFiles)[number];

/** A drawing that looks the same on every machine; `look` chooses colours and details. */
export interface Drawing {
  scene: Scene;
  look: number;
}

export interface WorldPhoto {
  id: string;
  category: PhotoCategory;
  drawing: Drawing;
  createTime: number;
  file?: OddFile | undefined;
}
