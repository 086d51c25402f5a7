import type { Context } from 'hono';
import { parameterError } from './connect-error.ts';

const most = 200;
const byDefault = 50;

/**
 * A page of a list, with the address of the next one
 * (developer.apple.com/documentation/appstoreconnectapi/large-data-sets).
 * @throws ConnectError `PARAMETER_ERROR.INVALID`
 */
export function takeConnectPage<Item>(
  c: Context,
  all: readonly Item[],
): { items: Item[]; links: object; meta: object } {
  const limit = Number(c.req.query('limit') ?? byDefault);
  if (!Number.isInteger(limit) || limit < 1 || limit > most)
    throw parameterError('limit', `'${c.req.query('limit')}' is not a number from 1 to ${most}`);
  const from = Number(c.req.query('cursor') ?? 0);
  if (!Number.isInteger(from) || from < 0) throw parameterError('cursor', 'The cursor is not valid');
  const url = new URL(c.req.url);
  const next = new URL(url);
  next.searchParams.set('cursor', String(from + limit));
  return {
    items: all.slice(from, from + limit),
    links: { self: url.href, ...(from + limit < all.length && { next: next.href }) },
    meta: { paging: { total: all.length, limit } },
  };
}
