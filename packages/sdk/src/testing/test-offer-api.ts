import { fold } from '@pinfold/contract/fold';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { Language } from '@pinfold/contract/languages';
import type { Schemas } from '../client/schema.ts';
import { testAttributes, testListingCategories } from './offer-fixtures.ts';
import recordedHolidays from './recorded-holidays.json' with { type: 'json' };
import { listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** What the provider of the in-memory API offers, in Polish: the same attributes for every category. */
export function createTestOfferApi(data: TestData): TestAnswers {
  const countOf = ({ facilities_ids: ids, category }: Schemas['AskedHoursTypes']) => {
    if (!ids) return category ? 0 : refuse();
    if (ids.some((id) => !data.locations.some((location) => location.id === id)))
      throw new TestProblem('facility_unknown');
    return ids.length;
  };
  return {
    listListingCategories: ({ query }) => {
      const ids = query.get('ids')?.split(',').map(categoryKey);
      const words = fold((query.get('q') ?? '').trim());
      const found = testListingCategories.filter(
        ({ category_id, name }) =>
          (!ids || ids.includes(categoryKey(category_id))) && fold(name).includes(words),
      );
      return listAnswer(found, query, 20);
    },
    listPublicHolidays: ({ query, headers }) => {
      const [from, to] = [query.get('from') ?? refuse(), query.get('to') ?? refuse()];
      const asked = headers.get('Accept-Language')?.slice(0, 2) ?? 'pl';
      const language = asked === 'en' || asked === 'es' ? asked : 'pl';
      const known: HolidayRecord = recordedHolidays;
      const days = known[query.get('country') ?? ''] ?? [];
      const results = days
        .filter(({ date }) => from <= date && date <= to)
        .map(({ date, name, substitute }) => ({ date, name: name[language], substitute }));
      return Response.json({ results });
    },
    listAttributes: ({ body }) => {
      const asked = body as Schemas['AskedAttributes'];
      const facilities_count = countOf(asked);
      const types = asked.value_types;
      const found = testAttributes.filter(({ value_type }) => !types || types.includes(value_type));
      return Response.json({ results: found.map((one) => ({ ...one, facilities_count })) });
    },
    listMoreHoursTypes: ({ body }) => {
      const facilities_count = countOf(body as Schemas['AskedHoursTypes']);
      const types = testListingCategories[0]?.more_hours_types ?? [];
      return Response.json({ results: types.map((type) => ({ ...type, facilities_count })) });
    },
  };
}

/** Holidays of some countries in 2026 and 2027, as the API answered. */
type HolidayRecord = Readonly<
  Record<string, readonly { date: string; substitute: boolean; name: Record<Language, string> }[]>
>;

function refuse(): never {
  throw new TestProblem('invalid_request');
}
