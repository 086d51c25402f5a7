import { providerRequest } from '../provider-request.ts';
import { GoogleError, googleError } from './google-error.ts';

const timeoutMilliseconds = 15_000;

export interface GoogleRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  /** A file, sent as it is. */
  bytes?: { content: Uint8Array<ArrayBuffer>; type: string };
}

/** Makes one call to Google; all failures become a GoogleError. */
export async function googleRequest<Answer>(
  fetch: typeof globalThis.fetch,
  request: GoogleRequest,
): Promise<Answer> {
  const { url, method = 'GET', token, headers, json, form, bytes } = request;
  const text = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const body = bytes?.content ?? text;
  const answer = await providerRequest(
    { name: 'Google', fetch, timeoutMilliseconds, Failure: GoogleError },
    url,
    {
      method,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(bytes && { 'Content-Type': bytes.type }),
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    },
  );
  if (!answer.ok) throw googleError(answer);
  if (answer.text !== '' && answer.body === undefined)
    throw new GoogleError('temporary', 'Google answered something that is not JSON');
  return (answer.text === '' ? {} : answer.body) as Answer;
}
