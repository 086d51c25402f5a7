import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { isInScope } from './locations-in-scope.ts';
import { testListingLocator, type TestListingLocator } from './store-locator-fixtures.ts';

/** What one location says in the locator. */
export function listingLocatorAnswers(data: TestData): TestAnswers {
  const answer = (id: number) => Response.json(listingLocator(data, id));
  return {
    getListingLocator: ({ id }) => answer(id),
    updateListingLocator: ({ id, body }) => {
      const { version, ...changes } = body as Partial<TestListingLocator> & { version: number };
      const now = listingLocator(data, id);
      if (now.version !== version) throw new TestProblem('locator_changed');
      const { facility: _facility, is_in_scope: _scope, questions_count: _count, page: _page, ...own } = now;
      data.storeLocator.listings.set(id, { ...own, ...changes, version: version + 1 });
      return answer(id);
    },
  };
}

function listingLocator(data: TestData, id: number): Schemas['ListingLocator'] {
  const location = data.locations.find((one) => one.id === id);
  if (!location) throw new TestProblem('not_found');
  const { listings, questions, settings } = data.storeLocator;
  const own = listings.get(id) ?? testListingLocator();
  const { name, formatted_address, city, store_code, is_verified } = location;
  const inScope = isInScope(data, id);
  const isFound = inScope && !own.is_hidden && settings.is_published;
  return {
    ...own,
    facility: { id, name, formatted_address, city, store_code, is_verified },
    is_in_scope: inScope,
    questions_count: questions.filter(({ facility }) => facility === id).length,
    page: isFound ? `${settings.addresses.page}${id}-kawiarnia-lipa/` : null,
  };
}
