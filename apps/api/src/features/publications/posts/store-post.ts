import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { withOwnParts } from '@pinfold/contract/features/publications/local-post';
import type { updateLocalPost } from '@pinfold/contract/features/publications/local-posts.endpoints';
import type { PostStatus } from '@pinfold/contract/features/publications/post-status';
import type { RecurrenceCarrier } from '@pinfold/contract/features/publications/recurrence';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import type { PostId } from './items/item-lifecycle.ts';
import type { PostRow, StoredPost } from './post-access.ts';

/** A change that somebody asks for, of a post that is locked. */
export interface PostChange {
  row: PostRow;
  changes: z.output<typeof updateLocalPost.body>;
  language: Language;
}

/** Whether two versions differ in nothing that Google gets, apart from the words and the moment of each location. */
export function isSentAlike(before: StoredPost, after: StoredPost): boolean {
  const sentOf = (post: StoredPost) => ({
    ...withOwnParts(post),
    title: '',
    summary: '',
    upload: post.upload_id,
    maps: post.visibility.maps,
    recurrence: post.recurrence,
  });
  return isDeepStrictEqual(sentOf(before), sentOf(after));
}

/** Without the properties that are undefined. */
export function definedOf<Changes extends object>(
  changes: Changes,
): { [Name in keyof Changes]?: Exclude<Changes[Name], undefined> } {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Name in keyof Changes]?: Exclude<Changes[Name], undefined> };
}

/** Writes a post as it was changed; its version grows where its items are accepted. What is left out of `rest` stays. */
export async function storePost(
  tx: Queryable,
  { companyId, postId }: PostId,
  post: StoredPost,
  {
    carrier = null,
    status,
    isOwn,
  }: { carrier?: RecurrenceCarrier | null; status?: PostStatus; isOwn?: boolean } = {},
): Promise<void> {
  await tx.execute(
    sql`update local_posts set type = ${post.type}, title = ${post.title}, summary = ${post.summary},
          start = ${post.start}, "end" = ${post.end}, offer = ${JSON.stringify(post.offer)}::jsonb,
          action = ${post.action && JSON.stringify(post.action)}::jsonb, upload_id = ${post.upload_id},
          on_maps = ${post.visibility.maps}, in_locator = ${post.visibility.store_locator},
          planned_at = ${post.planned_at}, planned_zone = ${post.planned_zone},
          recurrence = ${post.recurrence && JSON.stringify(post.recurrence)}::jsonb, carrier = ${carrier},
          status = coalesce(${status ?? null}, status),
          sent_at = case when ${status ?? null}::text = 'repeating' then null else sent_at end, is_own = coalesce(${isOwn ?? null}::boolean, is_own)
        where company_id = ${companyId} and id = ${postId}`,
  );
}
