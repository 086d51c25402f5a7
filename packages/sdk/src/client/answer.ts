import { ApiError } from './api-error.ts';

/**
 * Takes the body out of a call's result.
 *
 * @throws ApiError whatever went wrong, also when the body is missing.
 * @example
 * ```ts
 * const stats = await answer(client.api.GET('/reviews/stats/'));
 * ```
 */
export async function answer<Body>(call: Promise<{ data?: Body; response: Response }>): Promise<Body> {
  const { data, response } = await call;
  if (data === undefined) throw new ApiError({ kind: 'parsing', status: response.status });
  return data;
}
