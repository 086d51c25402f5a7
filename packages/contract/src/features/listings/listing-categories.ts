import { fault, type Fault } from './fault.ts';

export interface ListingCategories {
  primary_category: string;
  additional_categories: readonly string[];
}

/** One primary category and nine more (product spec, section 5). */
export const additionalCategoriesLimit = 9;

/** A listing on the map needs its primary category. */
export function categoriesFault(
  categories: ListingCategories,
): { field: keyof ListingCategories; fault: Fault } | undefined {
  const primary = categoryKey(categories.primary_category);
  const additional = categories.additional_categories.map(categoryKey);
  const repeated = additional.findIndex((id, index) => id === primary || additional.indexOf(id) < index);
  if (primary === '') return { field: 'primary_category', fault: fault('required') };
  if (additional.length > additionalCategoriesLimit)
    return {
      field: 'additional_categories',
      fault: fault('too_many_categories', { max: additionalCategoriesLimit + 1 }),
    };
  return repeated < 0
    ? undefined
    : {
        field: 'additional_categories',
        fault: fault('category_repeated', { category: categories.additional_categories[repeated] ?? '' }),
      };
}

/** The provider writes a category with and without the name of its collection. */
export function categoryKey(id: string): string {
  return id
    .trim()
    .replace(/^categories\//, '')
    .toLowerCase();
}
