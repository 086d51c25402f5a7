import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { LocalPost } from '@pinfold/contract/features/publications/local-posts.endpoints';
import type { retryLocalPost } from '@pinfold/contract/features/publications/post-items.endpoints';
import { postFaults } from '@pinfold/contract/features/publications/local-post';
import { canRetry, itemStatus, type ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { textFaults } from '@pinfold/contract/features/publications/post-text';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../../database/database.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { requirePublicUrl } from '../../pictures/require-public-url.ts';
import { judgeContext } from './require-sendable.ts';
import {
  invalidPost,
  placePost,
  type LocatedFault,
  type PlacedPost,
  type WrittenPost,
} from './validate-post.ts';
import { readPost } from '../local-posts.queries.ts';
import { lockEditablePost, type PostRow } from '../post-access.ts';
import { acceptPostRetry } from './accept-post.ts';
import { chosenLocations } from '../../chosen-locations.ts';

type Retry = z.output<typeof retryLocalPost.body>;

/**
 * Sends a post again where it failed; where policy rejected it, only with another text.
 * @throws Problem `not_found`, `permission_denied`, `post_invalid`, `nothing_to_retry`, `public_url_needed`
 */
export async function retryPost(
  services: Services,
  member: Member,
  id: number,
  retry: Retry,
  language: Language,
): Promise<LocalPost> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const row = await lockEditablePost(tx, member, id);
    const failed = await failedItems(tx, companyId, row, retry);
    if (failed.length === 0) throw new Problem('nothing_to_retry');
    const items = await textsOfRetry(tx, services, member, row, failed, retry, language);
    if (row.uploadId !== null && row.onMaps) requirePublicUrl(services);
    await acceptPostRetry(tx, services, { companyId, postId: id }, items);
    return readPost(services, tx, member, id);
  });
}

interface FailedItem {
  locationId: number;
  title: string;
  summary: string;
  problem: ItemProblem | null;
}

/** Items that another try can help: with the same text, or with another. */
async function failedItems(
  tx: Queryable,
  companyId: number,
  { id, status }: PostRow,
  { facilities_ids: ids, ...texts }: Retry,
): Promise<FailedItem[]> {
  if (status === 'deleting') return [];
  const failed = await rows<FailedItem>(
    tx,
    sql`select location_id::int8 as "locationId", title, summary, problem from local_post_items
        where company_id = ${companyId} and post_id = ${id} and status = ${itemStatus.notPublished} and action = 'create'
        order by location_id`,
  );
  const wanted = ids && new Set(ids);
  const isChanged = isRewritten(texts);
  return failed.filter(
    ({ locationId, problem }) =>
      (wanted === undefined || wanted.has(locationId)) &&
      (isChanged || problem === null || canRetry(problem)),
  );
}

function isRewritten({ title, summary }: Pick<Retry, 'title' | 'summary'>): boolean {
  return title !== undefined || summary !== undefined;
}

async function textsOfRetry(
  tx: Queryable,
  services: Services,
  member: Member,
  row: PostRow,
  failed: readonly FailedItem[],
  retry: Retry,
  language: Language,
): Promise<Pick<PlacedPost, 'locationId' | 'title' | 'summary'>[]> {
  if (!isRewritten(retry))
    return failed.map(({ locationId, title, summary }) => ({ locationId, title, summary }));
  const post: WrittenPost = {
    type: row.type,
    title: retry.title ?? row.title,
    summary: retry.summary ?? row.summary,
    start: row.start,
    end: row.end,
    offer: row.offer,
    action: row.action,
    planned_at: null,
    recurrence: null,
    planned_zone: row.plannedZone,
    visibility: { maps: row.onMaps, store_locator: row.inLocator },
  };
  const ids = failed.map(({ locationId }) => locationId);
  const locations = await chosenLocations(tx, member, { facilities_ids: ids, groups: [] });
  const placed = placePost(post, locations, judgeContext(services, member, language));
  const faults = faultsOfTexts(post, placed);
  if (faults.length > 0) throw invalidPost(faults, language);
  return placed;
}

/** Each fault once, with the first location where it is one. Dates were validated when the post was made. */
function faultsOfTexts(post: WrittenPost, placed: readonly PlacedPost[]): LocatedFault[] {
  const isOfTexts = ({ field }: { field: string }) => field === 'title' || field === 'summary';
  const found = new Map<string, LocatedFault>();
  for (const fault of postFaults(post).filter(isOfTexts))
    found.set(fault.field, { ...fault, location: null, count: placed.length });
  for (const { location, title, summary } of placed)
    for (const fault of textFaults(post, { title, summary })) {
      const known = found.get(fault.field);
      if (known) known.count += 1;
      else found.set(fault.field, { ...fault, location, count: 1 });
    }
  return [...found.values()];
}
