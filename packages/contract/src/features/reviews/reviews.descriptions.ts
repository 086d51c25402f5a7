import type { OperationsOf } from '../../operations-of.ts';
import type * as aiReplies from './ai-replies.endpoints.ts';
import type * as reviewAnalytics from './analytics/review-analytics.endpoints.ts';
import type * as autoReplies from './auto-replies/auto-replies.endpoints.ts';
import type * as autoReplyRules from './auto-replies/auto-reply-rules.endpoints.ts';
import type * as bulkReplies from './bulk-replies.endpoints.ts';
import type * as reviewCategories from './categories/review-categories.endpoints.ts';
import type * as reviewTags from './categories/review-tags.endpoints.ts';
import type * as notes from './notes.endpoints.ts';
import type * as replies from './replies.endpoints.ts';
import type * as reviews from './reviews.endpoints.ts';
import type * as templateBulkReplies from './template-bulk-replies.endpoints.ts';

type Operations = OperationsOf<
  | typeof aiReplies
  | typeof reviewAnalytics
  | typeof autoReplies
  | typeof autoReplyRules
  | typeof bulkReplies
  | typeof reviewCategories
  | typeof reviewTags
  | typeof notes
  | typeof replies
  | typeof reviews
  | typeof templateBulkReplies
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const reviewsDescriptions: Readonly<Record<Operations, string>> = {
  writeAiReply:
    'Streams a draft reply to a review with text, word by word. It counts against the monthly limit of AI replies and is never sent by itself; send it with `replyToReview`.',
  analyseReviews:
    'Answers what reviews amount to, in all and over time. It takes the filters of `searchReviews`.',
  analyseReviewsBy: 'Answers the figures of `analyseReviews` for each location, city or category.',
  analysePhrases: 'Answers which phrases of a category put reviews into it, most often first.',
  listAutoReplies: 'Lists automatic replies in one state, the newest first.',
  acceptAutoReplies:
    'Sends automatic replies that wait for approval to the provider, as they are or reworded.',
  rejectAutoReplies: 'Turns automatic replies down. Nothing is sent, and their reviews wait for a person.',
  listAutoReplyRules: 'Lists the rules of automatic replies in the order in which they are tried.',
  createAutoReplyRule:
    'Adds a rule of automatic replies after the others. It answers reviews that come from now on, never earlier ones.',
  updateAutoReplyRule: 'Changes a rule of automatic replies.',
  deleteAutoReplyRule: 'Deletes a rule of automatic replies. Replies of it that wait for approval stay.',
  listReviewCategories:
    'Lists review categories with their phrases, by name, and whether reviews are being put into them now.',
  tryPhrases:
    'Answers which of the latest reviews some phrases would find, and by which words. Nothing is stored.',
  startCategorisation:
    'Puts all reviews with text, those of apps as well, into the automatic categories anew, in the background.',
  tagReview: 'Puts a review into a category by hand. The provider learns nothing of it.',
  untagReview: 'Takes a review out of a category. Phrases do not put it back.',
  updateReviewTag: 'Sets by hand how a review speaks of one category: well, badly or neither.',
  updateReviewSentiment: 'Sets by hand how a whole review sounds.',
  tagReviews: 'Puts many reviews into categories or takes them out, in one call.',
  refreshReviewMedia:
    'Reads the photos and videos of a review from Google again, for when an address of one has expired. Google is asked at most once an hour for each review; in between the answer is what is kept.',
  exportReviews:
    'Begins to write all matching reviews to a file in the background. Follow it with `getExport`; a link is mailed as well.',
  templateBulkReply:
    'Replies to many reviews with templates in turn and sends the replies to the provider in the background. Reviews that have a reply are skipped.',
  previewTemplateBulkReply:
    'Answers what `templateBulkReply` would say, and how many of its texts are alike. Nothing is sent.',
  searchReviews:
    'Finds reviews by any filter, a page at a time. With `only_ids` it answers ids of reviews without a reply that are not processing.',
  getReviewStats: 'Answers how many reviews wait for a reply, and the average rating.',
  listBulkReplies: 'Lists bulk replies with how far each is, the newest first.',
  listBulkReplyProblems:
    'Lists the reviews of a bulk reply whose answers the provider rejected or that failed.',
  bulkReply:
    'Replies to many reviews and sends the replies to the provider in the background. Reviews that have a reply are skipped.',
  getReview: 'Answers one review with its reply, note and tags.',
  replyToReview:
    'Publishes a reply to a review at the provider, or replaces the one there. It is processing until the provider decides; read the outcome with `getReview`.',
  deleteReply:
    'Takes the reply to a review back at the provider. It is processing until the provider confirms.',
  createNote:
    'Writes a note on a review for the team only; it replaces an earlier one. The provider never sees it.',
  updateNote: 'Changes the note on a review. The provider never sees it.',
  deleteNote: 'Removes the note from a review.',
};
