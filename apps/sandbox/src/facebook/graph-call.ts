import type { Context } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { GraphError, tooManyCalls } from './graph-error.ts';
import { checkProof, type OpenedToken, openToken } from './graph-tokens.ts';

/** A call with a token of a person or a page. */
export interface GraphCall extends OpenedToken {
  params: Record<string, string>;
}

/** Reads parameters of the query, of a form, or of JSON, whose values become texts. */
export async function readParams(c: Context): Promise<Record<string, string>> {
  const query = c.req.query();
  if (c.req.method !== 'POST') return query;
  const text = await c.req.text();
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    return { ...query, ...Object.fromEntries(new URLSearchParams(text)) };
  const body = Object.entries(JSON.parse(text === '' ? '{}' : text) as object);
  return {
    ...query,
    ...Object.fromEntries(
      body.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  };
}

/** The token of a call, from its parameters or its header. */
export function tokenOf(c: Context, { access_token }: Record<string, string>): string {
  const [, bearer] = /^(?:Bearer|OAuth) (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  return access_token ?? bearer ?? '';
}

/** Opens a call: its token, the proof of the app's secret, and what is left of its limit, which headers tell. */
export async function openCall(world: LiveWorld, c: Context): Promise<GraphCall> {
  const params = await readParams(c);
  const token = tokenOf(c, params);
  const opened = openToken(world, token);
  checkProof(token, params.appsecret_proof);
  const { percent, regainMinutes } = world.state.facebook.usage;
  const { page } = opened.claims;
  const usage = { call_count: percent, total_cputime: 0, total_time: 0 };
  if (page === undefined) c.header('X-App-Usage', JSON.stringify(usage));
  else {
    const ofPage = { type: 'pages', ...usage, estimated_time_to_regain_access: regainMinutes };
    c.header('X-Business-Use-Case-Usage', JSON.stringify({ [page]: [ofPage] }));
  }
  if (percent >= 100) throw tooManyCalls(page !== undefined);
  return { ...opened, params };
}

const defaultLimit = 25;
const mostOfPage = 100;

/** A page of a list by cursors, with the address of the next one, which has the token as Facebook's does. */
export function takePage<Item extends { id: string }>(
  c: Context,
  { params }: GraphCall,
  all: readonly Item[],
): { items: Item[]; paging: object } {
  const limit = Math.min(Number(params.limit ?? defaultLimit) || defaultLimit, mostOfPage);
  const after = params.after === undefined ? undefined : Buffer.from(params.after, 'base64url').toString();
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw new GraphError(100, '(#100) Invalid cursor');
  const items = all.slice(from, from + limit);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return { items, paging: {} };
  const cursor = (id: string): string => Buffer.from(id).toString('base64url');
  const next = new URL(c.req.url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('after', cursor(last.id));
  return {
    items,
    paging: {
      cursors: { before: cursor(first.id), after: cursor(last.id) },
      ...(from + items.length < all.length ? { next: next.href } : {}),
    },
  };
}

/** The fields that a call asks for, without what it asks of them; its default where it asks for none. */
export function fieldsOf({ params }: GraphCall, byDefault: readonly string[]): readonly string[] {
  if (!params.fields) return byDefault;
  return params.fields.replaceAll(/\{[^}]*\}/g, '').split(',');
}
