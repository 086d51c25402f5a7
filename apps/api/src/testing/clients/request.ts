import type { Hono } from 'hono';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { Problem } from '@pinfold/contract/problem';
import type { Environment } from '../../http/environment.ts';

export type BodyOf<E extends Endpoint> = E extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

type InputOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : never;

/** The credentials of a request: a token and a company. Left out: no credentials. */
export interface Caller {
  token?: string;
  companyId?: number | string;
}

export interface EndpointRequest<E extends Endpoint> {
  as?: Caller | undefined;
  params?: { [Key in keyof InputOf<E, 'params'>]: string | number };
  query?: { [Key in keyof InputOf<E, 'query'>]?: string | number | boolean };
  body?: InputOf<E, 'body'>;
  headers?: Record<string, string>;
}

/** A request whose parts need not match the endpoint's types. */
export interface RawRequest {
  as?: Caller | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  /** Sent as it is when it is a string, as JSON otherwise. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface CheckedResponse {
  status: number;
  headers: Headers;
  /** Checked against the contract: the response of the endpoint, or a problem document. */
  body: unknown;
  problem: Problem | undefined;
}

/** Calls one endpoint in process and checks the response against the contract. */
export async function callEndpoint(
  app: Hono<Environment>,
  endpoint: Endpoint,
  asked: RawRequest = {},
): Promise<CheckedResponse> {
  const { method, path } = endpoint;
  const response = await app.request(pathOf(path, asked), {
    method: method.toUpperCase(),
    headers: headersOf(asked),
    ...(asked.body === undefined
      ? {}
      : { body: typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body) }),
  });
  const { status, headers } = response;
  if (endpoint.stream && response.ok) {
    await response.body?.cancel();
    return { status, headers, body: undefined, problem: undefined };
  }
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) return { status, headers, body, problem: checkProblem(body, response) };
  expect(status).toBe(endpoint.status ?? (endpoint.response ? 200 : 204));
  if (endpoint.response) expect(endpoint.response.parse(body), 'fields beyond the contract').toEqual(body);
  return { status, headers, body, problem: undefined };
}

function checkProblem(body: unknown, response: Response): Problem {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem = Problem.parse(body);
  expect(problem).toEqual(body);
  expect(problem.status).toBe(response.status);
  return problem;
}

function pathOf(path: string, { params = {}, query }: RawRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  if (!query) return filled;
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return `${filled}?${new URLSearchParams(pairs)}`;
}

function headersOf({ as, headers, body }: RawRequest): Record<string, string> {
  return {
    ...(as?.token !== undefined && { Authorization: `Token ${as.token}` }),
    ...(as?.companyId !== undefined && { 'Company-Id': String(as.companyId) }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}
