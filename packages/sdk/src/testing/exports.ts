import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection, now, pageOf } from './collection.ts';
import { readableLocations } from './insights/insights.ts';
import { oldInsightsWithin } from './insights/old-insights.ts';
import { matchAppReview, matchBoosterReview, matchReview } from './reviews/review-search.ts';
import type { TestData } from './test-data.ts';

/** Exports of the in-memory API: half done at the first request, done at the second. */
export function exportAnswers(data: TestData): TestAnswers {
  const held: Schemas['FileExport'][] = [];
  const files = collection(() => held);
  const locations = collection(() => data.locations, 'facility_unknown');
  const begin = (
    name: string,
    total: number,
    query: URLSearchParams,
    usual: Schemas['FileExport']['file_type'] = 'csv',
  ): Schemas['FileExport'] => {
    const file_type =
      (['csv', 'xls', 'xlsx'] as const).find((one) => one === query.get('file_type')) ?? usual;
    return files.put({
      id: files.nextId(),
      status: 'generating',
      file_type,
      filename: `${name}-2026-11-21.${file_type}`,
      total,
      written: 0,
      created_at: now(),
      finished_at: null,
      download_url: null,
      expires_at: null,
    });
  };
  return {
    exportLocations: ({ body, query }) =>
      begin('adresy', body.facilities_ids.map(locations.find).length, query),
    exportReviews: ({ body, query }) => {
      const found = data.reviews.filter((review) => matchReview(review, body.filters, data));
      if (found.length === 0) throw new TestProblem('export_empty');
      return begin('opinie', found.length, query);
    },
    exportAppReviews: ({ body, query }) => {
      if (!data.company.feature_flags.includes('app_reviews')) throw new TestProblem('feature_disabled');
      const found = data.appReviews.reviews.filter((review) => matchAppReview(review, body.filters, data));
      if (found.length === 0) throw new TestProblem('export_empty');
      return begin('opinie-aplikacje', found.length, query);
    },
    exportBoosterReviews: ({ body, query }) => {
      if (!data.company.enabled_review_booster) throw new TestProblem('booster_disabled');
      const found = data.booster.reviews.filter((review) => matchBoosterReview(review, body.filters, data));
      if (found.length === 0) throw new TestProblem('export_empty');
      return begin('odpowiedzi-z-formularzy', found.length, query);
    },
    exportInsights: ({ body, query }) => {
      const found = readableLocations(data, body);
      if (found.length === 0) throw new TestProblem('export_empty');
      return begin('zachowania', found.length, query, 'xlsx');
    },
    exportOldInsights: ({ body, query }) => {
      const found = oldInsightsWithin(data, body);
      if (found.length === 0) throw new TestProblem('export_empty');
      return begin('archiwum-zachowan', found.length, query, 'xlsx');
    },
    listExports: ({ query }) => pageOf(held, query, 5),
    getExport: ({ id }) => files.put(further(files.find(id))),
  };
}

function further(found: Schemas['FileExport']): Schemas['FileExport'] {
  if (found.status !== 'generating') return found;
  if (found.written === 0 && found.total > 1) return { ...found, written: Math.floor(found.total / 2) };
  return {
    ...found,
    status: 'done',
    written: found.total,
    finished_at: now(),
    download_url: `https://pinfold.test/api/files/1/${found.filename}`,
    expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  };
}
