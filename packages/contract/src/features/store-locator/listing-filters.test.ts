import { expect, test } from 'vitest';
import { filterKey, listingFilters } from './listing-filters.ts';

test('LOC-03 a listing is found by its labels, by what it has and chose, and by its categories', () => {
  const filters = listingFilters({
    labels: ['ogródek', 'ogródek'],
    attributes: [
      { attribute_id: 'attributes/has_delivery', value_type: 1, values: [true] },
      { attribute_id: 'welcomes_dogs', value_type: 1, values: [false] },
      { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
      { attribute_id: 'cards', value_type: 4, values: ['visa', 'amex'], unset_values: ['diners'] },
      { attribute_id: 'url_menu', value_type: 3, values: ['https://lipa.pl/menu'] },
      { attribute_id: 'never_said', value_type: 2, values: [''] },
    ],
    primary_category: 'categories/gcid:cafe',
    additional_categories: ['gcid:bakery', 'gcid:cafe'],
  });
  expect(filters.map(filterKey)).toEqual([
    'label:ogródek',
    'attribute:has_delivery',
    'attribute:wi_fi=free_wi_fi',
    'attribute:cards=visa',
    'attribute:cards=amex',
    'category:gcid:cafe',
    'category:gcid:bakery',
  ]);
});

test('LOC-03 a listing of which nothing is said is found by nothing', () => {
  const nothing = { labels: [], attributes: [], primary_category: '', additional_categories: [] };
  expect(listingFilters(nothing)).toEqual([]);
});
