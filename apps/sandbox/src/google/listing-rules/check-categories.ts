import { findCategory } from '../../world/catalogue/categories.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const mostAdditional = 9;

export function checkCategories({ categories, serviceArea }: ListingContent): Violation[] {
  const primary = categories?.primaryCategory?.name;
  const primaryField = 'categories.primary_category';
  const additionalField = 'categories.additional_categories';
  if (!primary) {
    return [violation(primaryField, 'REQUIRED_FIELD_MISSING_VALUE', 'The primary category is required.')];
  }
  const additional = categories.additionalCategories ?? [];
  const unknown = (name: string | undefined, field: string) =>
    findCategory(name) ? [] : [violation(field, 'INVALID_CATEGORY', `There is no category ${name ?? ''}.`)];
  const sector = findCategory(primary)?.sector;
  const isOnTheRoad = serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY';
  return [
    ...unknown(primary, primaryField),
    ...additional.flatMap(({ name }) => unknown(name, additionalField)),
    ...(additional.length > mostAdditional
      ? [violation(additionalField, 'TOO_MANY_ENTRIES', `At most ${mostAdditional} additional categories.`)]
      : []),
    ...(isOnTheRoad && (sector === 'lodging' || sector === 'retail')
      ? [
          violation(
            primaryField,
            'INVALID_CATEGORY_FOR_SAB',
            'This category needs a place that customers visit.',
          ),
        ]
      : []),
  ];
}
