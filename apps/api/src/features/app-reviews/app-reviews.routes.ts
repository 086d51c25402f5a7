import {
  deleteAppReply,
  replyToAppReview,
} from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import {
  getAppReview,
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import type { Services } from '../../services.ts';
import { requireFlag } from '../company/company-flags.ts';
import type { Member } from '../company/member.ts';
import { appReviewStats, findAppReviews, requireAppReview } from './app-reviews.queries.ts';
import { deleteAppReplyOf, replyToApp } from './replies/app-reply.service.ts';

/** Reviews of mobile apps, for companies that have the flag. */
export function mountAppReviews(api: Api): void {
  mount(api, searchAppReviews, async ({ services, member, body, query }) => {
    await requireAppReviews(services, member);
    return findAppReviews(services.database.queries, member, body, query);
  });
  mount(api, getAppReviewStats, async ({ services, member }) => {
    await requireAppReviews(services, member);
    return appReviewStats(services.database.queries, member);
  });
  mount(api, getAppReview, async ({ services, member, params }) => {
    await requireAppReviews(services, member);
    return requireAppReview(services.database.queries, member, params.id);
  });
  mount(api, replyToAppReview, async ({ services, member, params, body }) => {
    await requireAppReviews(services, member);
    return replyToApp(services, member, params.id, body);
  });
  mount(api, deleteAppReply, async ({ services, member, params }) => {
    await requireAppReviews(services, member);
    return deleteAppReplyOf(services, member, params.id);
  });
}

export function requireAppReviews(services: Services, member: Member): Promise<void> {
  return requireFlag(services, services.database.queries, member, 'app_reviews');
}
