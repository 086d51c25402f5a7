import * as z from 'zod';
import { invalidArgument } from './google-error.ts';

interface Limits {
  byDefault: number;
  max: number;
}

/** Google trims a page that is asked too large, and refuses a negative one. */
export function readPageSize(given: string | number | undefined, { byDefault, max }: Limits): number {
  if (given === undefined || given === '' || Number(given) === 0) return byDefault;
  const size = Number(given);
  if (!Number.isInteger(size) || size < 0) {
    throw invalidArgument('page_size', 'Page size must be a positive integer.');
  }
  return Math.min(size, max);
}

export function writePageToken(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function readPageToken<Place>(token: string | undefined, schema: z.ZodType<Place>): Place | undefined {
  if (token === undefined || token === '') return undefined;
  const place = schema.safeParse(parsed(token));
  if (!place.success) throw invalidArgument('page_token', 'Invalid page token.');
  return place.data;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

export interface Page<Item> {
  items: Item[];
  nextPageToken?: string;
}

const Offset = z.object({ from: z.number().int().nonnegative() });

/** How many items come before the page that a token asks for. */
export function readOffset(token: string | undefined): number {
  return readPageToken(token, Offset)?.from ?? 0;
}

/** A page of a list that does not grow between two requests. */
export function takeSlice<Item>(all: readonly Item[], size: number, token: string | undefined): Page<Item> {
  const from = readOffset(token);
  const next = from + size;
  return {
    items: all.slice(from, next),
    ...(next < all.length ? { nextPageToken: writePageToken({ from: next }) } : {}),
  };
}

const LastItem = z.object({ createTime: z.number(), id: z.string() });

/**
 * A page of a list sorted from the newest; it begins after the last item of the page before, even if newer ones were
 * added.
 */
export function takePage<Item extends { id: string; createTime: number }>(
  newestFirst: readonly Item[],
  size: number,
  token: string | undefined,
): Page<Item> {
  const after = readPageToken(token, LastItem);
  const left = after
    ? newestFirst.filter(
        ({ createTime, id }) =>
          createTime < after.createTime || (createTime === after.createTime && id > after.id),
      )
    : newestFirst;
  const items = left.slice(0, size);
  const last = items.at(-1);
  if (!last || left.length <= size) return { items };
  return { items, nextPageToken: writePageToken({ createTime: last.createTime, id: last.id }) };
}
