import {
  additionalCategoriesLimit,
  categoryKey,
  type ListingCategories,
} from '@pinfold/contract/features/listings/listing-categories';

/** One more category: the primary one while there is none, otherwise an additional one, as far as they go. */
export function addCategory(categories: ListingCategories, id: string): ListingCategories {
  const { primary_category: primary, additional_categories: additional } = categories;
  if (isChosen(categories, id)) return categories;
  if (primary === '') return { ...categories, primary_category: id };
  if (additional.length >= additionalCategoriesLimit) return categories;
  return { ...categories, additional_categories: [...additional, id] };
}

/** Makes a category the primary one, and swaps it with the former. */
export function makePrimary(categories: ListingCategories, id: string): ListingCategories {
  const { primary_category: primary, additional_categories: additional } = categories;
  const instead = primary === '' ? [] : [primary];
  return {
    primary_category: id,
    additional_categories: additional.flatMap((one) => (isSame(one, id) ? instead : [one])),
  };
}

/** Without a category; with the primary one gone the place stays empty, for a person to fill. */
export function removeCategory(categories: ListingCategories, id: string): ListingCategories {
  const { primary_category: primary, additional_categories: additional } = categories;
  if (isSame(primary, id)) return { ...categories, primary_category: '' };
  return { ...categories, additional_categories: additional.filter((one) => !isSame(one, id)) };
}

export function isChosen(
  { primary_category, additional_categories }: ListingCategories,
  id: string,
): boolean {
  return [primary_category, ...additional_categories].some((one) => isSame(one, id));
}

function isSame(a: string, b: string): boolean {
  return categoryKey(a) === categoryKey(b);
}
