import { questionOrders } from '@pinfold/contract/features/questions/question';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatQuestionFilters,
  parseQuestionFilters,
  type QuestionFilters,
  questionFilters,
} from './question-filters.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 20 });
const day = fc
  .date({ min: new Date('2018-01-01'), max: new Date('2025-11-03'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyFilters: fc.Arbitrary<QuestionFilters> = fc.record(
  {
    q: fc.string({ maxLength: 60 }).map((words) => words.trim()),
    is_answered: fc.boolean(),
    groups: ids,
    facilities_ids: ids,
    date_from: day,
    date_to: day,
    order: fc.constantFrom(...questionOrders),
  },
  { requiredKeys: [] },
);

test('RV-13 filters and order of questions survive an address', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = formatQuestionFilters(filters).toString();
      expect(parseQuestionFilters(new URLSearchParams(address))).toEqual(questionFilters.tidy(filters));
    }),
  );
});

test('RV-13 an order narrows nothing, and the usual one is not in the address', () => {
  expect(questionFilters.has({ order: 'upvotes' })).toBe(false);
  expect(formatQuestionFilters({ order: 'newest' }).toString()).toBe('');
  expect(parseQuestionFilters(new URLSearchParams('order=loudest&date_from=2025-02-30'))).toEqual({});
});
