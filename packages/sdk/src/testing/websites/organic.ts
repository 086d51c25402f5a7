import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { maxChecksPerDay, isTargetIn, websiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import { missingRank, rankDepth } from '@pinfold/contract/rank-depth';
import type { Schemas } from '../../client/schema.ts';
import { spendLimit } from '../access.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';

/** Competitors of the websites of the test company. */
export type TestWebsiteCompetitor = Schemas['WebsiteCompetitor'] & { website: number };

/** Returns a competitor of the first website. */
export function testWebsiteCompetitors(): TestWebsiteCompetitor[] {
  return [{ id: 1, website: 1, url: 'https://sowa.example/', host: 'sowa.example', created_at: now() }];
}

/** Handlers for organic positions and the websites that they are compared with. */
export function organicAnswers(data: TestData, tell: () => void): TestAnswers {
  const websites = collection(() => data.presence.websites);
  const competitors = collection(() => data.websiteCompetitors, 'not_found', tell);
  const ofWebsite = (id: number) => data.websiteCompetitors.filter(({ website }) => website === id);
  const checks = new Map<number, number>();
  return {
    listOrganicResults: ({ query }) => {
      const days = daysOf(data, query);
      const found = keywordsOf(data, query).map(({ id, website, search_location, keyword }) => ({
        website,
        search_location,
        keyword_id: id,
        keyword,
        results: days
          .filter(isWatchedOn(data, websites.find(website)))
          .map((searched_at) => resultOf(positionAt(id, searched_at), searched_at, websites.find(website))),
      }));
      return { is_configured: data.isOrganicConfigured, ...pageOf(found, query, 25) };
    },
    getOrganicCompetition: ({ query }) => {
      const website = websites.find(Number(query.get('website'))).id;
      const wanted = query.get('website_competition')?.split(',').map(Number);
      const chosen = wanted?.map((id) => competitors.find(id)) ?? ofWebsite(website);
      const keywords = keywordsOf(data, query);
      const days = daysOf(data, query).filter(isWatchedOn(data, websites.find(website)));
      const sums = (seed: number) =>
        days.flatMap((day) =>
          keywords.length === 0
            ? []
            : [
                sumOf(
                  day,
                  keywords.map(({ id }) => positionAt(id + seed, day)),
                ),
              ],
        );
      return {
        own: sums(0),
        competitors: chosen.map(({ id, url }) => ({ competitor: id, url, results: sums(id * 7) })),
      };
    },
    checkWebsite: ({ id }) => {
      websites.find(id);
      if (!data.isOrganicConfigured) throw new TestProblem('provider_not_configured');
      const count = (checks.get(id) ?? 0) + 1;
      if (count > maxChecksPerDay) throw new TestProblem('too_many_attempts');
      checks.set(id, count);
      return { searches: data.presence.websiteKeywords.filter(({ website }) => website === id).length };
    },
    listWebsiteCompetitors: ({ id }) => {
      websites.find(id);
      const results = ofWebsite(id).map(onWire);
      const suggested = [
        { host: 'przewodnik.example', above_count: 3 },
        { host: 'gil.example', above_count: 2 },
      ];
      return {
        count: results.length,
        results,
        suggested: suggested.filter(({ host }) => !results.some((one) => one.host === host)),
      };
    },
    createWebsiteCompetitor: ({ id, body: { url } }) => {
      websites.find(id);
      const parsed = parseWebsiteUrl(url);
      if (!parsed) throw new TestProblem('url_invalid');
      if (data.presence.websites.some((one) => isTargetIn(websiteTarget(one.url), websiteTarget(parsed.url))))
        throw new TestProblem('website_is_own');
      if (ofWebsite(id).some((one) => one.url === parsed.url)) throw new TestProblem('website_exists');
      spendLimit(data, 'max_website_competitors', 1);
      return onWire(
        competitors.append({ id: competitors.nextId(), website: id, ...parsed, created_at: now() }),
      );
    },
    deleteWebsiteCompetitor: ({ ids: [website, id = 0] }) => {
      if (competitors.find(id).website !== website) throw new TestProblem('not_found');
      competitors.remove(id);
    },
  };
}

function onWire({ website: _website, ...competitor }: TestWebsiteCompetitor): Schemas['WebsiteCompetitor'] {
  return competitor;
}

function keywordsOf({ presence }: TestData, query: URLSearchParams) {
  const isAsked = (name: string, value: number | string) => {
    const asked = query.get(name);
    return asked === null || normalizeKeyword(asked) === String(value);
  };
  return presence.websiteKeywords.filter(
    ({ website, search_location, keyword }) =>
      isAsked('website', website) &&
      isAsked('search_location', search_location) &&
      isAsked('keyword', keyword),
  );
}

/** Days before today are measured. */
function daysOf({ company }: TestData, query: URLSearchParams): string[] {
  const today = localTime(new Date(), company.timezone).date;
  const until = query.get('searched_at__lt') ?? today;
  const from = query.get('searched_at__gte') ?? addDays(until, -29);
  if (from >= until) throw new TestProblem('period_invalid');
  const days: string[] = [];
  for (let day = from; day < until && day < today; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A website is looked for from the day on which it was added, where the company is. */
function isWatchedOn({ company }: TestData, { created_at }: Schemas['Website']) {
  const { date: first } = localTime(new Date(created_at), company.timezone);
  return (day: string) => day >= first;
}

/** Made up, and the same each time; null on some days. */
function positionAt(seed: number, day: string): number | null {
  const number = Number(day.slice(8)) + Number(day.slice(5, 7)) * 31;
  const position = 4 + (seed % 5) * 3 + Math.round(6 * Math.sin((number + seed * 5) / 6));
  return position > rankDepth ? null : Math.max(1, position);
}

function resultOf(position: number | null, searched_at: string, { url }: Schemas['Website']) {
  return {
    searched_at,
    position,
    url: position === null ? null : url,
    above: ['local_pack' as const],
  };
}

function sumOf(searched_at: string, positions: readonly (number | null)[]): Schemas['OrganicDay'] {
  const found = positions.filter((position) => position !== null);
  const sum = positions.reduce<number>((total, position) => total + (position ?? missingRank), 0);
  return {
    searched_at,
    best: found.length === 0 ? null : Math.min(...found),
    average_all: sum / positions.length,
    found: found.length,
    lookups: positions.length,
  };
}
