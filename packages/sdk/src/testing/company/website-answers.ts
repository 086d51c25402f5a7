import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Schemas } from '../../client/schema.ts';
import { listAnswer, noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { nextId } from './next-id.ts';
import { spendTestLimit } from './plan-answers.ts';

/** Websites, and what each is searched by. */
export function websiteAnswers(data: TestData): TestAnswers {
  const { presence } = data;
  const requireWebsite = (id: number) => {
    if (!presence.websites.some((website) => website.id === id)) throw new TestProblem('not_found');
  };
  const counted = (website: Schemas['Website']): Schemas['Website'] => ({
    ...website,
    keywords_count: presence.websiteKeywords.filter((one) => one.website === website.id).length,
  });
  return {
    listWebsites: ({ query }) => listAnswer(presence.websites.map(counted), query, 50),
    createWebsite: ({ body }) => {
      const { url, name } = body as Schemas['NewWebsite'];
      const parsed = parseWebsiteUrl(url);
      if (!parsed) throw new TestProblem('url_invalid');
      if (presence.websites.some((website) => website.url === parsed.url))
        throw new TestProblem('website_exists', [
          { path: 'body.url', message: 'Ta strona jest już dodana.' },
        ]);
      spendTestLimit(data, 'max_websites', 1);
      const website = {
        id: nextId(presence.websites),
        url: parsed.url,
        name: name || parsed.host,
        keywords_count: 0,
        created_at: new Date().toISOString(),
      };
      presence.websites = [...presence.websites, website];
      return Response.json(website, { status: 201 });
    },
    deleteWebsite: ({ id }) => {
      requireWebsite(id);
      presence.websites = presence.websites.filter((website) => website.id !== id);
      presence.websiteKeywords = presence.websiteKeywords.filter(({ website }) => website !== id);
      return noContent();
    },
    listWebsiteKeywords: ({ id, query }) => {
      requireWebsite(id);
      const place = query.get('search_location');
      const found = presence.websiteKeywords.filter(
        (one) => one.website === id && (!place || one.search_location === Number(place)),
      );
      return listAnswer(found.map(onWire), query, 100);
    },
    createWebsiteKeywords: ({ id, body }) => {
      requireWebsite(id);
      const { keywords, search_location } = body as Schemas['NewWebsiteKeywords'];
      if (!presence.searchLocations.some((place) => place.id === search_location))
        throw new TestProblem('not_found');
      const fresh = [...new Set(keywords.map(normalizeKeyword))].filter(
        (keyword) =>
          !presence.websiteKeywords.some(
            (one) => one.website === id && one.search_location === search_location && one.keyword === keyword,
          ),
      );
      spendTestLimit(data, 'max_organic_keywords', fresh.length);
      const first = nextId(presence.websiteKeywords);
      const added = fresh.map((keyword, at) => ({ id: first + at, website: id, keyword, search_location }));
      presence.websiteKeywords = [...presence.websiteKeywords, ...added];
      return Response.json({ count: added.length, results: added.map(onWire) }, { status: 201 });
    },
    deleteWebsiteKeyword: ({ ids: [website, keyword] }) => {
      const left = presence.websiteKeywords.filter((one) => one.website !== website || one.id !== keyword);
      if (left.length === presence.websiteKeywords.length) throw new TestProblem('not_found');
      presence.websiteKeywords = left;
      return noContent();
    },
  };
}

function onWire({ website: _website, ...keyword }: TestData['presence']['websiteKeywords'][number]) {
  return keyword;
}
