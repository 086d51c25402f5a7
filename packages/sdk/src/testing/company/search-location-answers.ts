import type { Schemas } from '../../client/schema.ts';
import { listAnswer, noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { testTowns } from './company-fixtures.ts';
import { nextId } from './next-id.ts';
import { spendTestLimit } from './plan-answers.ts';

/** From where positions are watched, and the own towns that are suggested for it until they are rejected. */
export function searchLocationAnswers(data: TestData): TestAnswers {
  const { presence } = data;
  const rejected = new Set<string>();
  const isWatched = (name: string) => presence.searchLocations.some((place) => place.name === name);
  return {
    listSearchLocations: ({ query }) => listAnswer(presence.searchLocations, query, 100),
    createSearchLocation: ({ body }) => {
      const chosen = findPlace(presence, body as Schemas['NewSearchLocation']);
      if (isWatched(chosen.name)) throw new TestProblem('search_location_exists');
      spendTestLimit(data, 'max_search_locations', 1);
      const place = { id: nextId(presence.searchLocations), ...chosen };
      presence.searchLocations = [...presence.searchLocations, place];
      return Response.json(place, { status: 201 });
    },
    deleteSearchLocation: ({ id }) => {
      const left = presence.searchLocations.filter((place) => place.id !== id);
      if (left.length === presence.searchLocations.length) throw new TestProblem('not_found');
      presence.searchLocations = left;
      presence.websiteKeywords = presence.websiteKeywords.filter((one) => one.search_location !== id);
      return noContent();
    },
    listSuggestedLocations: () =>
      Response.json({
        results: presence.suggestions.filter(
          ({ suggestion, name }) => !rejected.has(suggestion) && !isWatched(name),
        ),
      }),
    rejectSuggestedLocation: ({ body }) => {
      const { suggestion } = body as Schemas['RejectedLocation'];
      if (!presence.suggestions.some((town) => town.suggestion === suggestion))
        throw new TestProblem('not_found');
      rejected.add(suggestion);
      return noContent();
    },
  };
}

function findPlace({ suggestions }: TestData['presence'], chosen: Schemas['NewSearchLocation']) {
  if ('place_id' in chosen) {
    const town = testTowns.find(({ place_id }) => place_id === chosen.place_id);
    if (!town) throw new TestProblem('not_found');
    const [, region = ''] = town.description.split(', ');
    return { name: town.name, region, country: 'PL', latitude: null, longitude: null };
  }
  const suggested = suggestions.find(({ suggestion }) => suggestion === chosen.suggestion);
  if (!suggested) throw new TestProblem('not_found');
  const { name, region, country, latitude, longitude } = suggested;
  return { name, region, country, latitude, longitude };
}
