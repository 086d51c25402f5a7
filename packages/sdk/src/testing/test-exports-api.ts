import type { Schemas } from '../client/schema.ts';
import { matchReview } from './match-review.ts';
import { listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** Files of the in-memory API: half written at the first look, done at the second. */
export function createTestExportsApi(data: TestData): TestAnswers {
  const exports = new Map<number, Schemas['FileExport']>();
  const begin = (name: string, total: number, query: URLSearchParams) => {
    const fileType = (['csv', 'xls', 'xlsx'] as const).find((one) => one === query.get('file_type')) ?? 'csv';
    const begun = {
      id: exports.size + 1,
      status: 'generating' as const,
      file_type: fileType,
      filename: `${name}-2026-11-21.${fileType}`,
      total,
      written: 0,
      created_at: new Date().toISOString(),
      finished_at: null,
      download_url: null,
      expires_at: null,
    };
    exports.set(begun.id, begun);
    return Response.json(begun, { status: 202 });
  };
  return {
    exportLocations: ({ body, query }) => {
      const { facilities_ids: ids } = body as Schemas['LocationExport'];
      if (ids.some((id) => !data.locations.some((location) => location.id === id)))
        throw new TestProblem('facility_unknown');
      return begin('adresy', ids.length, query);
    },
    exportReviews: ({ body, query }) => {
      const { filters } = body as Schemas['ReviewExport'];
      const found = data.reviews.filter((review) => matchReview(review, filters, data.company.timezone));
      if (found.length === 0) throw new TestProblem('export_empty');
      return begin('opinie', found.length, query);
    },
    listExports: ({ query }) => listAnswer([...exports.values()].toReversed(), query, 5),
    getExport: ({ id }) => {
      const found = exports.get(id);
      if (!found) throw new TestProblem('not_found');
      const next = found.status === 'generating' ? further(found) : found;
      exports.set(id, next);
      return Response.json(next);
    },
  };
}

function further(found: Schemas['FileExport']): Schemas['FileExport'] {
  if (found.written === 0 && found.total > 1) return { ...found, written: Math.floor(found.total / 2) };
  const now = Date.now();
  return {
    ...found,
    status: 'done',
    written: found.total,
    finished_at: new Date(now).toISOString(),
    download_url: `https://pinfold.test/api/files/1/${found.filename}`,
    expires_at: new Date(now + 7 * 86_400_000).toISOString(),
  };
}
