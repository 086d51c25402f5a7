import type { Schemas } from '../../client/schema.ts';
import { hasText, listAnswer, type TestAnswers, type TestRequest } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { testPublicLocator, testPublicReviews, testPublicStore } from './public-locator-fixtures.ts';

/** What visitors are answered, and owners in the preview. */
export function publicLocatorAnswers(data: TestData): TestAnswers {
  const locator = ({ query }: TestRequest) => Response.json(testPublicLocator(data, query.get('lang')));
  const store = ({ id }: TestRequest) => {
    const found = testPublicStore(data, id);
    if (!found) throw new TestProblem('not_found');
    return Response.json(found);
  };
  const page = ({ id }: TestRequest) =>
    Response.json({ ...emptyPage, version: `v${data.storeLocator.settings.version}`, page: id });
  return {
    previewLocator: locator,
    previewLocatorPage: page,
    previewStore: store,
    getPublicLocator: locator,
    getPublicLocatorPage: page,
    getPublicStore: store,
    listPublicReviews: ({ query }) => {
      const rating = query.get('rating');
      const reviews = testPublicReviews(data.storeLocator.settings).filter(
        (review) =>
          (rating === null || review.rating === Number(rating)) &&
          (query.get('text_only') !== 'true' || review.text !== ''),
      );
      return listAnswer(reviews, query, 10);
    },
    findLocatorPlaces: ({ query }) =>
      Response.json({ results: places.filter(({ name }) => hasText(name, query.get('q'))) }),
  };
}

const places: Schemas['LocatorPlace'][] = [
  { name: 'Poznań', description: 'wielkopolskie, Polska', latitude: 52.4064, longitude: 16.9252 },
  { name: 'Wieliczka', description: 'małopolskie, Polska', latitude: 49.9871, longitude: 20.0646 },
];

/** All shops of the test company come with the first answer. */
const emptyPage: Omit<Schemas['PublicLocatorPage'], 'version' | 'page'> = {
  names: [],
  cities: [],
  hours: [],
  zones: [],
  id: [],
  latitude: [],
  longitude: [],
  name: [],
  street: [],
  postal_code: [],
  city: [],
  hour: [],
  zone: [],
  filters: [],
  rating: [],
  reviews_count: [],
  phone: [],
  closed_for_now: [],
};
