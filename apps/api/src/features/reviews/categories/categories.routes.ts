import {
  listReviewCategories,
  startCategorisation,
  tryPhrases,
} from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import {
  tagReview,
  tagReviews,
  untagReview,
  updateReviewSentiment,
  updateReviewTag,
} from '@pinfold/contract/features/reviews/categories/review-tags.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listCategories, triedPhrases } from './categories.queries.ts';
import { startCategorisation as categoriseAnew } from '../../opinions/categories/categorise-opinions.job.ts';
import {
  changeSentiment,
  changeTagSentiment,
  tagMany,
  tagOne,
  untagOne,
} from '../../opinions/categories/tag.service.ts';
import { reviewInbox } from '../review-inbox.ts';

export function mountReviewCategories(api: Api): void {
  const { database } = api.services;
  mount(api, listReviewCategories, ({ services, member }) => listCategories(services, member));
  mount(api, tryPhrases, ({ member, body }) => triedPhrases(database.queries, member, body.phrases));
  mount(api, startCategorisation, ({ services, member }) => categoriseAnew(services, member));
  mount(api, tagReviews, ({ services, member, body }) => tagMany(services, reviewInbox, member, body));
  mount(api, tagReview, ({ services, member, params, body }) =>
    tagOne(services, reviewInbox, { member, id: params.id, tagId: body.tag }),
  );
  mount(api, untagReview, ({ services, member, params }) =>
    untagOne(services, reviewInbox, { member, id: params.id, tagId: params.tag_id }),
  );
  mount(api, updateReviewTag, ({ services, member, params, body }) =>
    changeTagSentiment(
      services,
      reviewInbox,
      { member, id: params.id, tagId: params.tag_id },
      body.sentiment,
    ),
  );
  mount(api, updateReviewSentiment, ({ services, member, params, body }) =>
    changeSentiment(services, reviewInbox, { member, id: params.id }, body.sentiment),
  );
}
