import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import type { UserAccess } from '@pinfold/contract/access/access';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Endpoint } from '@pinfold/contract/endpoint';
import {
  asksProvider,
  IdempotencyKey,
  idempotencyHeader,
  replayedHeader,
  takesIdempotencyKey,
} from '@pinfold/contract/idempotency';
import { lineFaultOf } from '@pinfold/contract/line';
import { doOnce, type OnceRequest } from '../idempotency/do-once.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../caller.ts';
import { identifyCompanyKey, type CompanyKey } from '../features/session/embed-tokens/company-key.ts';
import { requireFreshLogin } from '../features/session/second-factor/fresh-login.service.ts';
import { hashToken } from '../secrets/token.ts';
import { answerPublic, answerStream, type PublicAnswer } from './answer.ts';
import type { Answer, Call, Handler } from './call.ts';
import type { Environment } from './environment.ts';
import { cookiesOf } from './cookies.ts';
import { identify, type Identity } from './identify.ts';
import { requestLanguage } from './request-language.ts';

/** Where endpoints are mounted: Hono, and what handlers work with. */
export interface Api {
  hono: Hono<Environment>;
  services: Services;
  callerOf(context: Context<Environment>): Caller;
}

/**
 * The only gate. In this order: session, company and the second factor that it asks for, module, permission, locations,
 * plan, demo, fresh log-in, and only then the request is parsed, so that a stranger learns nothing from a message about
 * fields.
 */
export function mount<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  const takesKey = takesIdempotencyKey(endpoint);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  api.hono.on(endpoint.method.toUpperCase(), path, async (context) => {
    context.header('Cache-Control', 'no-store');
    const identity = await admit(api, endpoint, context);
    const call = { ...identity, ...(await parse(endpoint, context)), ...surroundings(api, context) };
    const work = () => handler(call as Call<E>);
    const once = takesKey ? onceRequest(endpoint, call, context) : undefined;
    if (!once) return respond(endpoint, await work(), context);
    const { answer, isReplayed } = await doOnce(api.services, once, work);
    if (isReplayed) context.header(replayedHeader, 'true');
    return respond(endpoint, answer as Answer<E>, context);
  });
}

/** What makes a request one that is done once: a key in its header; undefined without. */
function onceRequest(
  endpoint: Endpoint,
  { member, kind, params, query, body }: Admitted & { params: unknown; query: unknown; body?: unknown },
  context: Context,
): OnceRequest | undefined {
  const given = context.req.header(idempotencyHeader);
  if (given === undefined || !member) return undefined;
  const { data: key } = IdempotencyKey.safeParse(given);
  if (key === undefined)
    throw new Problem('invalid_request', {
      errors: [{ path: 'headers.idempotency-key', message: 'has 1 to 255 visible ASCII characters' }],
    });
  const { companyId, userId, namedLocations } = member;
  // An embed token is not told what its key's maker was answered.
  const request = JSON.stringify([endpoint.id, kind, namedLocations ?? null, params, query, body]);
  return { companyId, userId, key, request, asksProvider: asksProvider(endpoint) };
}

type Admitted = Partial<Omit<Identity, 'allowedOrigins' | 'lacksSecondFactor'>> & {
  apiKey?: CompanyKey;
};

async function admit({ services }: Api, endpoint: Endpoint, context: Context): Promise<Admitted> {
  const { access } = endpoint;
  if (access.for === 'anyone') {
    if (access.demo === 'blocked' && isDemoInstallation(services)) throw new Problem('demo_read_only');
    return {};
  }
  if (access.for === 'api_key') return { apiKey: await admitKey(services, context) };
  if (access.for === 'operator') return admitOperator(services, context);
  const { company, identity } = await identifyCaller(services, context);
  if (access.for === 'user') return admitUser(services, access, identity);
  if (company === undefined) throw new Problem('company_required');
  if (!identity.member) throw new Problem('not_a_member');
  if (identity.lacksSecondFactor) throw new Problem('second_factor_missing');
  if (identity.kind === 'embed' && access.embed === 'never') throw new Problem('not_for_embed_tokens');
  const refusal = decideAccess(access, identity.member);
  if (refusal) throw new Problem(refusal);
  if (access.freshLogin === true) requireFreshLogin(services, identity.user);
  return identity;
}

async function identifyCaller(services: Services, context: Context) {
  const token = /^Token (\S{1,200})$/.exec(context.req.header('Authorization') ?? '')?.[1];
  const company = context.req.header('Company-Id');
  const companyId = /^[1-9]\d{0,15}$/.test(company ?? '') ? Number(company) : undefined;
  const identity =
    token === undefined
      ? undefined
      : await identify(services.database.queries, token, companyId, services.now());
  if (!identity) throw new Problem('unauthenticated');
  const { allowedOrigins } = identity;
  if (allowedOrigins.length > 0 && !allowedOrigins.includes(context.req.header('Origin') ?? ''))
    throw new Problem('origin_not_allowed');
  if (isDemoInstallation(services)) {
    identity.user.isDemo = true;
    if (identity.member) identity.member.isDemo = true;
  }
  return { company, identity };
}

/** An embed token has no user, so endpoints of a user are closed to it. */
function admitUser(services: Services, access: UserAccess, identity: Identity): Admitted {
  if (identity.kind === 'embed') throw new Problem('not_for_embed_tokens');
  if (identity.kind === 'view_as' && access.viewAs !== 'allowed') throw new Problem('view_as_read_only');
  const isAdmin = identity.member?.type === memberTypes.admin;
  if (access.demo === 'blocked' && identity.user.isDemo && !isAdmin) throw new Problem('demo_read_only');
  if (access.freshLogin === true) requireFreshLogin(services, identity.user);
  // What is open without the second factor tells nothing of the company that asks for it.
  return identity.lacksSecondFactor ? { ...identity, member: undefined } : identity;
}

async function admitKey(services: Services, context: Context): Promise<CompanyKey> {
  const secret = /^Api-Key (\S{1,200})$/.exec(context.req.header('Authorization') ?? '')?.[1];
  const key = secret && (await identifyCompanyKey(services.database.queries, secret, services.now()));
  if (!key) throw new Problem('unauthenticated');
  return key;
}

/** Where no token is set there are no operators. */
function admitOperator({ config }: Services, context: Context): Admitted {
  const expected = config.PINFOLD_OPERATOR_TOKEN;
  if (expected === undefined) throw new Problem('not_found');
  const secret = /^Operator (\S{1,200})$/.exec(context.req.header('Authorization') ?? '')?.[1];
  // Of hashes, so that the time it takes tells nothing of the token.
  if (secret === undefined || hashToken(secret) !== hashToken(expected)) throw new Problem('unauthenticated');
  return {};
}

function isDemoInstallation({ config }: Services): boolean {
  return config.PINFOLD_APP_MODE === 'demo';
}

async function parse(endpoint: Endpoint, context: Context) {
  return {
    params: check(endpoint.params, context.req.param(), 'path'),
    query: check(endpoint.query, context.req.query(), 'query'),
    headers: check(endpoint.headers, context.req.header(), 'headers'),
    body: endpoint.body && check(endpoint.body, await readJson(context), 'body'),
  };
}

function check(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) {
    const fault = findUnstorableText(result.data, place);
    if (fault) throw new Problem('invalid_request', { errors: [fault] });
    return result.data;
  }
  const errors = result.error.issues.map((issue) => {
    const path = [place, ...issue.path].join('.');
    const fault = lineFaultOf(issue);
    return fault ? { path, text: `line_faults.${fault}` as const } : { path, message: issue.message };
  });
  throw new Problem('invalid_request', { errors });
}

interface UnstorableText {
  path: string;
  message: string;
}

/**
 * Finds the first text that PostgreSQL cannot store, names of fields included: one with a NUL character, or with half of
 * a character that is written in two (a surrogate without its other half).
 */
export function findUnstorableText(value: unknown, path = ''): UnstorableText | undefined {
  if (typeof value === 'string') {
    const message = unstorableReason(value);
    return message === undefined ? undefined : { path, message };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const message = unstorableReason(key);
    if (message !== undefined) return { path, message };
    const found = findUnstorableText(part, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

function unstorableReason(text: string): string | undefined {
  if (text.includes('\0')) return 'holds the character NUL';
  return text.isWellFormed() ? undefined : 'holds half of a character (a lone surrogate)';
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new Problem('invalid_request', { errors: [{ path: 'body', message: 'not JSON' }] });
  }
}

function surroundings({ services, callerOf }: Api, context: Context<Environment>) {
  return {
    services,
    cookies: cookiesOf(context, services.publicUrl),
    language: requestLanguage(context.req.header('Accept-Language')),
    caller: callerOf(context),
    signal: context.req.raw.signal,
  };
}

async function respond<E extends Endpoint>(
  endpoint: E,
  answer: Answer<E>,
  context: Context,
): Promise<Response> {
  if (endpoint.isPublic) return answerPublic(context, answer as PublicAnswer<unknown>);
  if (endpoint.stream) return answerStream(context, answer as AsyncIterable<unknown>);
  return endpoint.response ? context.json(answer, endpoint.status ?? 200) : context.body(null, 204);
}
