import { postTypes } from '@pinfold/contract/features/publications/local-post';
import { allPhotoCategories } from '@pinfold/contract/features/publications/photo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPostFilters,
  postStates,
  type PostFilters,
  parsePostFilters,
  tidyPostFilters,
} from './post-filters.ts';
import {
  formatPhotoFilters,
  parsePhotoFilters,
  type PhotoFilters,
  tidyPhotoFilters,
} from './photos.queries.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 20 });

const postFilters: fc.Arbitrary<PostFilters> = fc.record(
  {
    q: fc.string({ maxLength: 60 }).map((words) => words.trim()),
    type: fc.constantFrom(...Object.values(postTypes)),
    status: fc.constantFrom(...postStates),
    groups: ids,
    facilities_ids: ids,
  },
  { requiredKeys: [] },
);

const photoFilters: fc.Arbitrary<PhotoFilters> = fc.record(
  { category: fc.constantFrom(...allPhotoCategories), groups: ids, facilities_ids: ids },
  { requiredKeys: [] },
);

test('PUB-02 filters of posts survive an address', () => {
  fc.assert(
    fc.property(postFilters, (filters) => {
      const address = formatPostFilters(filters).toString();
      expect(parsePostFilters(new URLSearchParams(address))).toEqual(tidyPostFilters(filters));
    }),
  );
});

test('PUB-04 filters of photos survive an address', () => {
  fc.assert(
    fc.property(photoFilters, (filters) => {
      const address = formatPhotoFilters(filters).toString();
      expect(parsePhotoFilters(new URLSearchParams(address))).toEqual(tidyPhotoFilters(filters));
    }),
  );
});

test('PUB-02 words that mean nothing in an address are passed over', () => {
  const params = new URLSearchParams('type=9&status=gone&groups=x,-1,2&page=3');
  expect(parsePostFilters(params)).toEqual({ groups: [2] });
  expect(parsePhotoFilters(new URLSearchParams('category=9'))).toEqual({});
});
