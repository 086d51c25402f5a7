import { sql } from 'drizzle-orm';
import { templateValuesOf } from '@pinfold/contract/features/opinions/templates/render-template';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { TemplateReplier, WaitingOpinion } from '../../opinions/replies/template-bulk-reply.service.ts';
import { reviewFilter } from '../review-filter.ts';
import { enqueueReplies } from './publish-reply.job.ts';
import { reviewReplyInbox } from './reply-lifecycle.ts';

/** A review without a reply, and what a preview shows of it. */
interface WaitingReview extends WaitingOpinion {
  author: string;
  location: string;
}

/** Bulk replies to reviews on maps. */
export const reviewReplier: TemplateReplier<WaitingReview> = {
  inbox: reviewReplyInbox,
  channel: sql`'google_maps'`,
  visible: (member) => reviewFilter(member, {}),
  enqueue: (tx, services, member, replies) =>
    enqueueReplies(tx, services, member.companyId, replies, { where: reviewFilter(member, {}) }),
  async waiting(queries, member, ids) {
    const found = await rows<WaitingRow>(
      queries,
      sql`select r.id::int8 as id, r.location_id::int8 as location_id, r.rating, r.author_name, r.author_is_anonymous,
                 l.name as location, l.city
          from reviews r join locations l on l.company_id = r.company_id and l.id = r.location_id
          where ${reviewFilter(member, { deleted: false, reply: false })} and r.id = any(${int8Array(ids)})`,
    );
    return found.map(({ id, location_id, rating, author_name, author_is_anonymous, location, city }) => ({
      id,
      locationId: location_id,
      channel: 'google_maps',
      values: templateValuesOf({
        rating,
        author: { name: author_name, is_anonymous: author_is_anonymous },
        location: { name: location, city },
      }),
      author: author_is_anonymous ? '' : author_name,
      location,
    }));
  },
};

interface WaitingRow {
  id: number;
  location_id: number;
  rating: number;
  author_name: string;
  author_is_anonymous: boolean;
  location: string;
  city: string;
}
