import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import type { LiveWorld } from '../../world/live-world.ts';
import type { KeptAnswer } from '../stripe-state.ts';
import { decodeForm, type FormValue } from './form-body.ts';
import { invalidParameter, StripeError } from './stripe-error.ts';
import { readParameters } from './parameters.ts';
import { show } from './show.ts';
import { openTransaction, type Transaction } from './transaction.ts';

/** Carries out a call in a transaction; `ids` are those of the path. */
type Act<Parameters> = (transaction: Transaction, parameters: Parameters, ...ids: string[]) => object;

/** Adds calls to an app. Whatever `expand[]` names is expanded in what they return. */
export interface StripeCalls {
  get<Parameters>(path: string, schema: z.ZodType<Parameters>, act: Act<Parameters>): void;
  /** Takes an `Idempotency-Key`: the first answer is given again. */
  post<Parameters>(path: string, schema: z.ZodType<Parameters>, act: Act<Parameters>): void;
  delete<Parameters>(path: string, schema: z.ZodType<Parameters>, act: Act<Parameters>): void;
}

export function stripeCalls(app: Hono, world: LiveWorld): StripeCalls {
  const underway = new Set<string>();
  let requests = 0;
  function newRequestId(): string {
    requests += 1;
    const hash = createHash('sha256').update(`${world.now()}/${requests}`).digest('base64url');
    return `req_${hash.replaceAll(/[-_]/g, '').slice(0, 14)}`;
  }

  async function answer<Parameters>(
    c: Context,
    schema: z.ZodType<Parameters>,
    act: Act<Parameters>,
  ): Promise<Response> {
    const key = c.req.method === 'POST' ? c.req.header('Idempotency-Key') : undefined;
    if (key === undefined) return answerOnce(c, schema, act, key);
    // The call that came first is not answered yet.
    if (underway.has(key)) return errorResponse(keyInUse(key), newRequestId());
    underway.add(key);
    try {
      return await answerOnce(c, schema, act, key);
    } finally {
      underway.delete(key);
    }
  }

  async function answerOnce<Parameters>(
    c: Context,
    schema: z.ZodType<Parameters>,
    act: Act<Parameters>,
    key: string | undefined,
  ): Promise<Response> {
    const form = await formOf(c);
    const call = `${c.req.method} ${c.req.path} ${JSON.stringify(form)}`;
    const kept = key === undefined ? undefined : world.state.stripe.answers.get(key);
    if (kept) return kept.call === call ? replay(kept) : errorResponse(keyReused(kept.key), newRequestId());
    const requestId = newRequestId();
    const transaction = openTransaction(world, undefined, { id: requestId, key: key ?? null });
    const keep = (status: number, body: object): Response => {
      const text = JSON.stringify(body);
      const answered = { call, status, body: text, requestId, at: world.now() };
      transaction.commit(key === undefined ? undefined : { key, ...answered });
      return respond(status, text, requestId);
    };
    try {
      const { expand, ...parameters } = form;
      const ids = Object.values(c.req.param() as Record<string, string>);
      const result = act(transaction, readParameters(schema, parameters), ...ids);
      return keep(200, show(transaction, result, expandOf(expand)));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      // A declined card leaves its traces; any other refusal leaves none, and its key is free.
      return error.fields.type === 'card_error'
        ? keep(error.status, error.toJSON())
        : errorResponse(error, requestId);
    }
  }

  return {
    get: (path, schema, act) => void app.get(path, (c) => answer(c, schema, act)),
    post: (path, schema, act) => void app.post(path, (c) => answer(c, schema, act)),
    delete: (path, schema, act) => void app.delete(path, (c) => answer(c, schema, act)),
  };
}

export function errorResponse(error: StripeError, requestId: string): Response {
  return respond(error.status, JSON.stringify(error), requestId);
}

function respond(status: number, body: string, requestId: string, headers: Record<string, string> = {}) {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Request-Id': requestId, ...headers },
  });
}

function replay({ status, body, requestId }: KeptAnswer): Response {
  return respond(status, body, requestId, { 'Idempotent-Replayed': 'true' });
}

async function formOf(c: Context): Promise<{ [name: string]: FormValue }> {
  const { search } = new URL(c.req.url);
  return decodeForm([search.slice(1), await c.req.text()].filter((part) => part !== '').join('&'));
}

function expandOf(expand: FormValue | undefined): string[] {
  if (expand === undefined) return [];
  if (Array.isArray(expand) && expand.every((path) => typeof path === 'string')) return expand;
  throw invalidParameter('expand', 'Invalid array');
}

function keyInUse(key: string): StripeError {
  return new StripeError(
    409,
    `There is currently another in-progress request using this Idempotent Key: ${key}.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );
}

function keyReused(key: string): StripeError {
  return new StripeError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
