import { keywordScope, normalizeKeyword, searchOperatorOf } from '@pinfold/contract/features/company/keyword';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Schemas } from '../../client/schema.ts';
import { requireAllLocations, seesAllLocations, spendLimit } from '../access.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, hasText, now, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import { testTowns } from './company-fixtures.ts';

/** Handlers for keywords, websites and search locations. */
export function keywordAnswers(data: TestData): TestAnswers {
  return { ...mapKeywordAnswers(data), ...websiteAnswers(data), ...searchLocationAnswers(data) };
}

function mapKeywordAnswers(data: TestData): TestAnswers {
  const { presence } = data;
  const keywords = collection(() => presence.keywords);
  const nameOf = ({ group, facility }: { group: number | null; facility: number | null }) => {
    if (group !== null) return collection(() => data.groups).find(group).name;
    if (facility === null) return '';
    const { name, formatted_address } = collection(() => data.locations).find(facility);
    return `${name}, ${formatted_address}`;
  };
  return {
    listKeywords: ({ query }) => {
      const scope = query.get('scope');
      const found = presence.keywords.filter(
        (one) => hasText(one.keyword, query.get('q')) && (!scope || one.scope === scope),
      );
      const isOthersToo = ({ concerns_other_locations, scope: own }: Schemas['Keyword']) =>
        concerns_other_locations || (own === 'company' && !seesAllLocations(data));
      return pageOf(
        found.map((one) => ({ ...one, concerns_other_locations: isOthersToo(one) })),
        query,
        50,
      );
    },
    createKeywords: ({ body: { keywords: texts, ...named } }) => {
      const scope = keywordScope(named);
      if (!scope) throw new TestProblem('scope_incomplete');
      if (scope.scope === 'company') requireAllLocations(data);
      if (texts.some(searchOperatorOf)) throw new TestProblem('keyword_operator');
      const added = newKeywords(texts, (keyword) =>
        presence.keywords.some(
          (one) => one.keyword === keyword && one.group === scope.group && one.facility === scope.facility,
        ),
      );
      spendLimit(data, 'max_maps_keywords', added.length);
      const first = keywords.nextId();
      const results = added.map((keyword, at) => ({
        id: first + at,
        keyword,
        ...scope,
        scope_name: nameOf(scope),
        concerns_other_locations: false,
        created_at: now(),
      }));
      presence.keywords = [...results, ...presence.keywords];
      return { count: results.length, results };
    },
    deleteKeyword: ({ id }) => {
      if (keywords.find(id).scope === 'company') requireAllLocations(data);
      keywords.remove(id);
    },
  };
}

function websiteAnswers(data: TestData): TestAnswers {
  const { presence } = data;
  const websites = collection(() => presence.websites);
  const keywords = collection(() => presence.websiteKeywords);
  const counted = (website: Schemas['Website']): Schemas['Website'] => ({
    ...website,
    keywords_count: presence.websiteKeywords.filter((one) => one.website === website.id).length,
  });
  return {
    listWebsites: ({ query }) => pageOf(presence.websites.map(counted), query, 50),
    createWebsite: ({ body: { url, name } }) => {
      const parsed = parseWebsiteUrl(url);
      if (!parsed) throw new TestProblem('url_invalid');
      if (presence.websites.some((website) => website.url === parsed.url))
        throw new TestProblem('website_exists', [
          { path: 'body.url', message: 'Ta strona jest już dodana.' },
        ]);
      spendLimit(data, 'max_websites', 1);
      return websites.append({
        id: websites.nextId(),
        url: parsed.url,
        name: name || parsed.host,
        keywords_count: 0,
        created_at: now(),
      });
    },
    deleteWebsite: ({ id }) => {
      websites.remove(id);
      presence.websiteKeywords = presence.websiteKeywords.filter(({ website }) => website !== id);
    },
    listWebsiteKeywords: ({ id, query }) => {
      websites.find(id);
      const place = query.get('search_location');
      const found = presence.websiteKeywords.filter(
        (one) => one.website === id && (!place || one.search_location === Number(place)),
      );
      return pageOf(found.map(onWire), query, 100);
    },
    createWebsiteKeywords: ({ id, body: { keywords: texts, search_location } }) => {
      websites.find(id);
      collection(() => presence.searchLocations).find(search_location);
      const added = newKeywords(texts, (keyword) =>
        presence.websiteKeywords.some(
          (one) => one.website === id && one.search_location === search_location && one.keyword === keyword,
        ),
      );
      spendLimit(data, 'max_organic_keywords', added.length);
      const results = added.map((keyword) =>
        onWire(keywords.append({ id: keywords.nextId(), website: id, keyword, search_location })),
      );
      return { count: results.length, results };
    },
    deleteWebsiteKeyword: ({ ids: [website, keyword = 0] }) => {
      if (keywords.find(keyword).website !== website) throw new TestProblem('not_found');
      keywords.remove(keyword);
    },
  };
}

/** Handlers for search locations, and for suggestions of the company's own towns. */
function searchLocationAnswers(data: TestData): TestAnswers {
  const { presence } = data;
  const watched = collection(() => presence.searchLocations);
  const rejected = new Set<string>();
  const isWatched = (name: string) => presence.searchLocations.some((place) => place.name === name);
  return {
    listSearchLocations: ({ query }) => pageOf(presence.searchLocations, query, 100),
    createSearchLocation: ({ body }) => {
      const place = placeOf(presence, body);
      if (isWatched(place.name)) throw new TestProblem('search_location_exists');
      spendLimit(data, 'max_search_locations', 1);
      return watched.append({ id: watched.nextId(), ...place });
    },
    deleteSearchLocation: ({ id }) => {
      watched.remove(id);
      presence.websiteKeywords = presence.websiteKeywords.filter((one) => one.search_location !== id);
    },
    listSuggestedLocations: ({ query }) => {
      const location = query.get('business_address_id');
      const town = data.locations.find(({ id }) => id === Number(location))?.city;
      return {
        results: presence.suggestions.filter(
          ({ suggestion, name }) =>
            !rejected.has(suggestion) && !isWatched(name) && (location === null || name === town),
        ),
      };
    },
    rejectSuggestedLocation: ({ body: { suggestion } }) => {
      if (!presence.suggestions.some((town) => town.suggestion === suggestion))
        throw new TestProblem('not_found');
      rejected.add(suggestion);
    },
  };
}

function placeOf({ suggestions }: TestData['presence'], chosen: Schemas['NewSearchLocation']) {
  if ('place_id' in chosen) {
    const town = testTowns.find(({ place_id }) => place_id === chosen.place_id);
    if (!town) throw new TestProblem('not_found');
    const [, region = ''] = town.description.split(', ');
    return { name: town.name, region, country: 'PL', latitude: null, longitude: null };
  }
  const suggested = suggestions.find(({ suggestion }) => suggestion === chosen.suggestion);
  if (!suggested) throw new TestProblem('not_found');
  const { suggestion: _suggestion, facilities_count: _count, ...place } = suggested;
  return place;
}

/** Returns distinct normalized keywords without existing ones. */
function newKeywords(texts: readonly string[], isThere: (keyword: string) => boolean): string[] {
  return [...new Set(texts.map(normalizeKeyword))].filter((keyword) => !isThere(keyword));
}

function onWire({ website: _website, ...keyword }: TestData['presence']['websiteKeywords'][number]) {
  return keyword;
}
