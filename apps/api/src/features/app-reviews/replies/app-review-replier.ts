import { sql } from 'drizzle-orm';
import type { AppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { appTemplateValuesOf } from '@pinfold/contract/features/opinions/templates/render-template';
import { needsCity } from '@pinfold/contract/features/opinions/templates/reply-template';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { TemplateReplier, WaitingOpinion } from '../../opinions/replies/template-bulk-reply.service.ts';
import { appReviewFilter } from '../app-reviews.queries.ts';
import { appReplyInbox } from './app-reply-lifecycle.ts';
import { enqueueAppReplies } from './publish-app-reply.job.ts';

/** A review of an app without a reply, and what a preview shows of it. */
interface WaitingAppReview extends WaitingOpinion, Pick<AppReview, 'app'> {
  author: string;
}

/** Bulk replies to reviews of apps, each within the limit of its store. */
export const appReviewReplier: TemplateReplier<WaitingAppReview> = {
  inbox: appReplyInbox,
  channel: sql`r.store`,
  visible: (member) => appReviewFilter(member, {}),
  enqueue: (tx, services, { companyId }, replies) => enqueueAppReplies(tx, services, companyId, replies),
  check(templates) {
    if (templates.some(({ text }) => needsCity(text)))
      throw new Problem('template_needs_city', { errors: [{ path: 'body.reply_templates_ids' }] });
  },
  async waiting(queries, member, ids) {
    const found = await rows<WaitingRow>(
      queries,
      sql`select r.id::int8 as id, r.rating, r.author_name, r.store, a.id::int8 as app_id, a.name as app_name
          from app_reviews r join mobile_apps a on a.company_id = r.company_id and a.id = r.app_id
          where ${appReviewFilter(member, { deleted: false, reply: false })} and r.id = any(${int8Array(ids)})`,
    );
    return found.map(({ id, rating, author_name: author, store, app_id, app_name }) => {
      const app = { id: app_id, name: app_name, store, removed_at: null };
      const values = appTemplateValuesOf({ rating, author: { name: author }, app });
      return { id, locationId: app_id, channel: store, values, author, app };
    });
  },
};

interface WaitingRow extends Pick<AppReview, 'id' | 'rating' | 'store'> {
  author_name: string;
  app_id: number;
  app_name: string;
}
