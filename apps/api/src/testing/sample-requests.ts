import type { Endpoint } from '@pinfold/contract/endpoint';
import type { RawAsked } from './request.ts';

/** Rows that sample requests speak of. */
export interface SampleRows {
  /** Answered, with a note. */
  reviewId: number;
  bulkReplyId: number;
}

type Sample = Pick<RawAsked, 'params' | 'query' | 'body'>;

/**
 * A request that would work, for any endpoint: tests that refuse it prove that nothing but the refused part was wrong.
 * An endpoint without a sample fails, so that a new one cannot be forgotten.
 */
export function sampleRequest(endpoint: Endpoint, { reviewId, bulkReplyId }: SampleRows): Sample {
  const ofReview = { params: { id: reviewId } };
  const samples: Record<string, Sample> = {
    login: { body: { email: 'nikt@firma.test', password: 'nie to' } },
    logout: {},
    getUser: {},
    updateUser: { body: { language: 'en' } },
    listCompanies: {},
    getCurrentCompany: {},
    listLocations: {},
    listCities: {},
    listGroups: {},
    searchReviews: { body: {} },
    getReviewStats: {},
    listReviewTags: {},
    listBulkReplies: {},
    listBulkReplyProblems: { params: { id: bulkReplyId } },
    bulkReply: { body: { ids: [reviewId], reply_comment: 'Dziękujemy!' } },
    getReview: ofReview,
    replyToReview: { ...ofReview, body: { reply_comment: 'Dziękujemy!' } },
    deleteReply: ofReview,
    createNote: { ...ofReview, body: { text: 'Stały gość' } },
    updateNote: { ...ofReview, body: { text: 'Stały gość' } },
    deleteNote: ofReview,
    streamEvents: {},
  };
  const sample = samples[endpoint.id];
  if (!sample) throw new Error(`${endpoint.id} has no sample request: add one to sample-requests.ts`);
  return sample;
}

/** The same request with each of its parts made unusable in turn, as far as the endpoint reads them. */
export function malformedRequests(endpoint: Endpoint, rows: SampleRows): RawAsked[] {
  const sample = sampleRequest(endpoint, rows);
  const bodies = ['', '{', 'null', '[]', '7', '"tekst"', '{"__proto__":1}'].map((body) => ({
    ...sample,
    body,
  }));
  const params = Object.keys(endpoint.params?.shape ?? {}).flatMap((name) =>
    ['abc', '0', '-1', '1.5', '99999999999999999999', "1' or '1'='1"].map((value) => ({
      ...sample,
      params: { ...sample.params, [name]: value },
    })),
  );
  const queries = Object.entries(endpoint.query?.shape ?? {}).flatMap(([name, schema]) =>
    ['', '-1', 'abc', '1e9', 'x'.repeat(1001)]
      .filter((value) => !accepts(schema, value))
      .map((value) => ({ ...sample, query: { ...sample.query, [name]: value } })),
  );
  const refusedBodies = endpoint.body ? bodies.filter(({ body }) => !acceptsJson(endpoint, body)) : [];
  return [...refusedBodies, ...params, ...queries];
}

function accepts(schema: unknown, value: string): boolean {
  return (schema as { safeParse(value: unknown): { success: boolean } }).safeParse(value).success;
}

function acceptsJson({ body }: Endpoint, text: string): boolean {
  try {
    return body?.safeParse(JSON.parse(text)).success ?? false;
  } catch {
    return false;
  }
}
