import type { TestOperationId } from './operations.generated.ts';

/** A call as the in-memory API is asked it. */
export interface TestRequest {
  /** The numbers in the path, in their order; `id` is the first. */
  id: number;
  ids: readonly number[];
  /** The body, of the shape that the call declares. */
  body: unknown;
  query: URLSearchParams;
  headers: Headers;
  signal: AbortSignal;
}

/** What the in-memory API returns to calls, by operation; each area answers its own. */
export type TestAnswers = Readonly<Partial<Record<TestOperationId, (request: TestRequest) => Response>>>;

/** One page of a list, as every list of the API answers. */
export function listAnswer(rows: readonly unknown[], query: URLSearchParams, defaultSize: number): Response {
  return Response.json({ count: rows.length, results: pageOf(rows, query, defaultSize) });
}

/** One page of a list, by the query's `page` and `page_size`. */
export function pageOf<Row>(rows: readonly Row[], query: URLSearchParams, defaultSize: number): Row[] {
  const page = Number(query.get('page') ?? 1);
  const size = Math.min(Number(query.get('page_size') ?? defaultSize), 100);
  return rows.slice((page - 1) * size, page * size);
}

/** Whether a search finds a text. */
export function hasText(text: string, part: string | null): boolean {
  return !part || text.toLowerCase().includes(part.toLowerCase());
}

export function noContent(): Response {
  return new Response(null, { status: 204 });
}
