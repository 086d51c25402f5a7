import {
  categoriesFault,
  type ListingCategories,
} from '@pinfold/contract/features/listings/listing-categories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCategory, makePrimary, removeCategory } from './choose-category.ts';

const category = fc.constantFrom(...Array.from({ length: 14 }, (_, at) => `gcid:kind_${at}`));
const steps = fc.array(fc.record({ does: fc.constantFrom('add', 'primary', 'remove'), id: category }), {
  maxLength: 60,
});

test('LST-04 whatever is pressed, a category stands once, ten at most, and only an empty first place is a fault', () => {
  fc.assert(
    fc.property(steps, (pressed) => {
      let categories: ListingCategories = { primary_category: '', additional_categories: [] };
      for (const { does, id } of pressed) {
        if (does === 'add') categories = addCategory(categories, id);
        else if (does === 'remove') categories = removeCategory(categories, id);
        else if (categories.additional_categories.includes(id)) categories = makePrimary(categories, id);
      }
      const found = categoriesFault(categories);
      if (categories.primary_category === '')
        expect(found).toMatchObject({ field: 'primary_category', fault: { code: 'required' } });
      else expect(found).toBeUndefined();
    }),
  );
});

test('LST-04 the former primary category takes the place of the one that replaces it', () => {
  const categories = {
    primary_category: 'gcid:cafe',
    additional_categories: ['gcid:bakery', 'gcid:bar', 'gcid:bistro'],
  };
  expect(makePrimary(categories, 'gcid:bar')).toEqual({
    primary_category: 'gcid:bar',
    additional_categories: ['gcid:bakery', 'gcid:cafe', 'gcid:bistro'],
  });
});
