import * as z from 'zod';
import { readPageToken, writePageToken } from './page-token.ts';

const PageToken = z.object({ createTime: z.number(), id: z.string() });

/** A page of what is sorted from the newest; it begins after the last of the one before, whatever came meanwhile. */
export function takePage<Item extends { id: string; createTime: number }>(
  newestFirst: readonly Item[],
  size: number,
  token: string | undefined,
): { items: Item[]; nextPageToken?: string } {
  const after = readPageToken(token, PageToken);
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
