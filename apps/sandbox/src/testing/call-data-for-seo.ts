import { sandboxDataForSeo } from '../dataforseo/data-for-seo-app.ts';
import type { Answer, Directed, Wire } from './direct-sandbox.ts';

const { login, password } = sandboxDataForSeo;
const ownAuthorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;

/** A call to the sandbox's DataForSEO, below `/v3/serp/google`; with a body it posts. */
export async function callDataForSeo(
  { sandbox }: Directed,
  path: string,
  body?: unknown,
  authorization: string = ownAuthorization,
): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/dataforseo/v3/serp/google${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const parsed = isJson ? (JSON.parse(text) as Wire) : ({} as Wire);
  return { status: response.status, headers: response.headers, text, body: parsed };
}

/** Rynek Główny in Kraków, in the form of the API. */
export const marketSquare = '50.06109,19.93841,17z';

export function mapSearch(over: Record<string, unknown> = {}): Record<string, unknown> {
  return { keyword: 'kawiarnia', location_coordinate: marketSquare, language_code: 'pl', depth: 20, ...over };
}

/** The path of a task's results. */
export const get = (id: unknown): string => `/maps/task_get/advanced/${String(id)}`;

export const firstTask = (body: Wire): Wire => (body.tasks as Wire)[0] ?? ({} as Wire);

/** How each of the tasks went. */
export const codes = (body: Wire): unknown[] =>
  [...(body.tasks as Wire)].map(({ status_code: code }) => code);
