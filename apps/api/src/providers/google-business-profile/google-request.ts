import { parseForeignJson } from '../storable-text.ts';
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
  let response: Response;
  let answered: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(bytes && { 'Content-Type': bytes.type }),
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    answered = await response.text();
  } catch (error) {
    throw new GoogleError('temporary', `No answer from Google: ${(error as Error).message}`);
  }
  const answer = parse(answered);
  if (!response.ok) throw googleError(response.status, answer, response.headers.get('Retry-After'));
  if (answer === undefined) throw new GoogleError('temporary', 'Google answered something that is not JSON');
  return answer as Answer;
}

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return parseForeignJson(text);
  } catch {
    return undefined;
  }
}
