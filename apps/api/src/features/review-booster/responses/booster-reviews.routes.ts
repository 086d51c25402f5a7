import {
  createBoosterNote,
  deleteBoosterNote,
  tagBoosterReview,
  tagBoosterReviews,
  untagBoosterReview,
  updateBoosterNote,
  updateBoosterReviewSentiment,
  updateBoosterReviewTag,
} from '@pinfold/contract/features/review-booster/booster-review-changes.endpoints';
import {
  deleteBoosterReply,
  replyToBoosterReview,
  writeAiBoosterReply,
} from '@pinfold/contract/features/review-booster/booster-replies.endpoints';
import {
  eraseBoosterReview,
  exportBoosterReviews,
  getBoosterReview,
  getBoosterReviewStats,
  searchBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import {
  changeSentiment,
  changeTagSentiment,
  tagMany,
  tagOne,
  untagOne,
} from '../../opinions/categories/tag.service.ts';
import { changeNote } from '../../opinions/note.service.ts';
import { exportBoosterReviewsOf } from '../export/write-booster-export.job.ts';
import { dismissReply, draftBoosterReply, replyByMail } from '../replies/booster-reply.service.ts';
import { boosterInbox } from './booster-inbox.ts';
import { boosterReviewStats, findBoosterReviews, requireBoosterReview } from './booster-reviews.queries.ts';
import { eraseReview } from './erase-responses.ts';
import { requireAnswers } from './require-answers.ts';

/** The inbox of answers to forms, for companies that have the booster. */
export function mountBoosterReviews(api: Api): void {
  const { queries } = api.services.database;
  mount(api, searchBoosterReviews, async ({ services, member, body, query }) => {
    await requireAnswers(queries, member);
    return findBoosterReviews(services, member, body, query);
  });
  mount(api, getBoosterReviewStats, async ({ member }) => {
    await requireAnswers(queries, member);
    return boosterReviewStats(queries, member);
  });
  mount(api, exportBoosterReviews, async ({ services, member, query, body, language }) => {
    await requireAnswers(queries, member);
    const { file_type: fileType } = query;
    return exportBoosterReviewsOf(services, member, { filters: body.filters, fileType, language });
  });
  mountTags(api);
  // After the paths of many, which the one of a single answer would take.
  mount(api, getBoosterReview, async ({ services, member, params }) => {
    await requireAnswers(queries, member);
    return requireBoosterReview(queries, services, member, params.id);
  });
  mount(api, eraseBoosterReview, async ({ services, member, params }) => {
    await requireAnswers(queries, member);
    return eraseReview(services, member, params.id);
  });
  mountReplies(api);
  mountNotes(api);
}

function mountReplies(api: Api): void {
  const { queries } = api.services.database;
  mount(api, replyToBoosterReview, async ({ services, member, params, body }) => {
    await requireAnswers(queries, member);
    return replyByMail(services, member, params.id, body);
  });
  mount(api, deleteBoosterReply, async ({ services, member, params }) => {
    await requireAnswers(queries, member);
    return dismissReply(services, member, params.id);
  });
  mount(api, writeAiBoosterReply, async ({ services, member, params, body: { wish }, signal }) => {
    await requireAnswers(queries, member);
    return draftBoosterReply(services, member, params.id, { wish, signal });
  });
}

function mountNotes(api: Api): void {
  const { queries } = api.services.database;
  mount(api, createBoosterNote, async ({ services, member, params: { id }, body: { text } }) => {
    await requireAnswers(queries, member);
    return changeNote(services, boosterInbox(services), { member, id, change: { kind: 'write', text } });
  });
  mount(api, updateBoosterNote, async ({ services, member, params: { id }, body: { text } }) => {
    await requireAnswers(queries, member);
    return changeNote(services, boosterInbox(services), { member, id, change: { kind: 'edit', text } });
  });
  mount(api, deleteBoosterNote, async ({ services, member, params: { id } }) => {
    await requireAnswers(queries, member);
    return changeNote(services, boosterInbox(services), { member, id, change: { kind: 'remove' } });
  });
}

function mountTags(api: Api): void {
  const { queries } = api.services.database;
  mount(api, tagBoosterReviews, async ({ services, member, body }) => {
    await requireAnswers(queries, member);
    return tagMany(services, boosterInbox(services), member, body);
  });
  mount(api, tagBoosterReview, async ({ services, member, params: { id }, body }) => {
    await requireAnswers(queries, member);
    return tagOne(services, boosterInbox(services), { member, id, tagId: body.tag });
  });
  mount(api, untagBoosterReview, async ({ services, member, params: { id, tag_id: tagId } }) => {
    await requireAnswers(queries, member);
    return untagOne(services, boosterInbox(services), { member, id, tagId });
  });
  mount(api, updateBoosterReviewTag, async ({ services, member, params: { id, tag_id: tagId }, body }) => {
    await requireAnswers(queries, member);
    return changeTagSentiment(services, boosterInbox(services), { member, id, tagId }, body.sentiment);
  });
  mount(api, updateBoosterReviewSentiment, async ({ services, member, params: { id }, body }) => {
    await requireAnswers(queries, member);
    return changeSentiment(services, boosterInbox(services), { member, id }, body.sentiment);
  });
}
