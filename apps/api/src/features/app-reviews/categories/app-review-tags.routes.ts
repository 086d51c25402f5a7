import {
  tagAppReview,
  tagAppReviews,
  untagAppReview,
  updateAppReviewSentiment,
  updateAppReviewTag,
} from '@pinfold/contract/features/app-reviews/app-review-tags.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import {
  changeSentiment,
  changeTagSentiment,
  tagMany,
  tagOne,
  untagOne,
} from '../../opinions/categories/tag.service.ts';
import { requireAppReviews } from '../app-review-access.ts';
import { appReviewInbox } from '../app-review-inbox.ts';

/** Categories and sentiments that people give to reviews of apps. */
export function mountAppReviewTags(api: Api): void {
  mount(api, tagAppReviews, async ({ services, member, body }) => {
    await requireAppReviews(services, member);
    return tagMany(services, appReviewInbox, member, body);
  });
  mount(api, tagAppReview, async ({ services, member, params: { id }, body }) => {
    await requireAppReviews(services, member);
    return tagOne(services, appReviewInbox, { member, id, tagId: body.tag });
  });
  mount(api, untagAppReview, async ({ services, member, params: { id, tag_id: tagId } }) => {
    await requireAppReviews(services, member);
    return untagOne(services, appReviewInbox, { member, id, tagId });
  });
  mount(api, updateAppReviewTag, async ({ services, member, params: { id, tag_id: tagId }, body }) => {
    await requireAppReviews(services, member);
    return changeTagSentiment(services, appReviewInbox, { member, id, tagId }, body.sentiment);
  });
  mount(api, updateAppReviewSentiment, async ({ services, member, params: { id }, body }) => {
    await requireAppReviews(services, member);
    return changeSentiment(services, appReviewInbox, { member, id }, body.sentiment);
  });
}
