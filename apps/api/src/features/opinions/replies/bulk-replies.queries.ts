import { sql, type SQL } from 'drizzle-orm';
import { batchStatus, batchStatusOf } from '@pinfold/contract/batch-status';
import type { BulkReplyProgress } from '@pinfold/contract/features/opinions/bulk-reply-schemas';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type Paging } from '../../../database/page-of.ts';
import { secondsLeft } from '../../../delivery/enqueue-spread.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import type { BulkReplier } from './bulk-reply.service.ts';

/** Whose bulk replies are listed. */
type Listed = Pick<BulkReplier, 'inbox' | 'visible'>;

/** A member of some locations sees the batches that touch them, and counts only those reviews. */
export async function listBulkRepliesOf(
  queries: Queryable,
  { inbox, visible }: Listed,
  member: Member,
  paging: Paging,
  now: Date,
): Promise<{ count: number; results: BulkReplyProgress[] }> {
  const { bulkReplies, bulkReplyItems, opinions } = inbox;
  const items = sql`from ${bulkReplyItems} i
    join ${opinions} r on r.company_id = i.company_id and r.id = i.review_id
    where i.company_id = ${member.companyId} and i.bulk_reply_id = b.id and ${visible(member)}`;
  // One item tells that a batch is seen; all of them are counted only for the batches of the page.
  const from = sql`from ${bulkReplies} b join users u on u.id = b.author_id
    cross join lateral (select ${items} limit 1) seen where b.company_id = ${member.companyId}`;
  const found = await rows<BatchRow>(
    queries,
    sql`with page as (
          select b.id, b.reply_comment, b.template_ids, b.created_at, b.last_send_at, u.name as author ${from}
          order by b.id desc ${limitOffset(paging)})
        select b.id::int8 as id, b.reply_comment, coalesce(cardinality(b.template_ids), 0) as templates_count,
               b.created_at, b.last_send_at, b.author, c.*
        from page b cross join lateral (
          select count(*) as total,
                 count(*) filter (where i.status = 'processing') as processing,
                 count(*) filter (where i.status in ('published', 'none')) as published,
                 count(*) filter (where i.status = 'rejected') as rejected,
                 count(*) filter (where i.status = 'failed') as failed
          ${items}) c
        order by b.id desc`,
  );
  return { count: await countFrom(queries, from), results: found.map((row) => toWire(row, now)) };
}

/**
 * The opinions of a bulk reply whose replies were rejected or failed; `read` reads the rows of `page (company_id, id,
 * position)`.
 * @throws Problem `not_found`
 */
export async function listProblemsOf<Opinion>(
  queries: Queryable,
  { inbox, visible }: Listed,
  { member, id, paging }: { member: Member; id: number; paging: Paging },
  read: (page: SQL) => Promise<Opinion[]>,
): Promise<{ count: number; results: Opinion[] }> {
  const { bulkReplies, bulkReplyItems, opinions } = inbox;
  const [batch] = await rows(
    queries,
    sql`select 1 from ${bulkReplies} where company_id = ${member.companyId} and id = ${id}`,
  );
  if (!batch) throw new Problem('not_found');
  const from = sql`from ${bulkReplyItems} i join ${opinions} r on r.company_id = i.company_id and r.id = i.review_id
    where i.company_id = ${member.companyId} and i.bulk_reply_id = ${id} and i.status in ('rejected', 'failed')
      and r.reply_version = i.reply_version and ${visible(member)}`;
  const count = await countFrom(queries, from);
  const page = sql`select r.company_id, r.id, r.id as position ${from} order by r.id ${limitOffset(paging)}`;
  return { count, results: await read(page) };
}

interface BatchRow {
  id: number;
  reply_comment: string;
  templates_count: number;
  created_at: Moment;
  last_send_at: Moment;
  author: string;
  total: number;
  processing: number;
  published: number;
  rejected: number;
  failed: number;
}

function toWire(row: BatchRow, now: Date): BulkReplyProgress {
  const counts = {
    processing: row.processing,
    rejected: row.rejected,
    failed: row.failed,
  };
  const status = batchStatusOf(counts);
  return {
    id: row.id,
    status,
    created_at: isoOf(row.created_at),
    author: row.author,
    reply_comment: row.reply_comment,
    templates_count: row.templates_count,
    total: row.total,
    published: row.published,
    ...counts,
    seconds_left: status === batchStatus.pending ? secondsLeft(row.last_send_at, now) : null,
  };
}
