import type { OperationsOf } from '../../operations-of.ts';
import type * as appReviewAnalytics from './analytics/app-review-analytics.endpoints.ts';
import type * as appAiReplies from './app-ai-replies.endpoints.ts';
import type * as appBulkReplies from './app-bulk-replies.endpoints.ts';
import type * as appNotes from './app-notes.endpoints.ts';
import type * as appReplies from './app-replies.endpoints.ts';
import type * as appReviewTags from './app-review-tags.endpoints.ts';
import type * as appReviews from './app-reviews.endpoints.ts';

type Operations = OperationsOf<
  | typeof appReviewAnalytics
  | typeof appAiReplies
  | typeof appBulkReplies
  | typeof appNotes
  | typeof appReplies
  | typeof appReviewTags
  | typeof appReviews
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const appReviewsDescriptions: Readonly<Record<Operations, string>> = {
  searchAppReviews:
    'Finds reviews of apps by any filter, a page at a time. With `only_ids` it answers ids of reviews without a reply that are not processing.',
  getAppReviewStats:
    'Answers how many reviews of apps wait for a reply, by store and by app, and the gaps in what was read.',
  getAppReviewChoices: 'Answers the countries and app versions that occur in reviews, for filters.',
  exportAppReviews:
    'Begins to write all matching reviews of apps to a file in the background. Follow it with `getExport`; a link is mailed as well.',
  tagAppReviews: 'Puts many reviews of apps into categories or takes them out, in one call.',
  listBulkAppReplies: 'Lists bulk replies to reviews of apps with how far each is, the newest first.',
  listBulkAppReplyProblems:
    'Lists the reviews of a bulk reply to apps whose answers a store rejected or that failed.',
  bulkAppReply:
    'Replies to many reviews of apps and sends the replies to the stores in the background. Reviews that have a reply are skipped, and those whose store takes no text as long.',
  templateBulkAppReply:
    'Replies to many reviews of apps with templates in turn and sends the replies to the stores in the background. Reviews that have a reply are skipped.',
  previewTemplateBulkAppReply:
    'Answers what `templateBulkAppReply` would say, and how many of its texts are alike. Nothing is sent.',
  getAppReview: 'Answers one review of an app with its reply, note and tags.',
  replyToAppReview:
    'Publishes a reply to a review of an app in its store, or replaces the one there. It is processing until the store shows it.',
  deleteAppReply:
    'Takes a reply in the App Store back, or dismisses one that no store has. Google Play deletes no replies.',
  writeAiAppReply:
    'Streams a draft reply within the limit of the store, word by word. It counts against the same monthly limit as drafts for reviews, and is never sent by itself.',
  analyseAppReviews:
    'Answers what reviews of apps amount to, in all and over time. It takes the filters of `searchAppReviews`.',
  analyseAppReviewsBy:
    'Answers the figures of `analyseAppReviews` for each app, store, version, country or category.',
  analyseAppPhrases: 'Answers which phrases of a category put reviews of apps into it, most often first.',
  createAppNote:
    'Writes a note on a review of an app for the team only; it replaces an earlier one. The store never sees it.',
  updateAppNote: 'Changes the note on a review of an app. The store never sees it.',
  deleteAppNote: 'Removes the note from a review of an app.',
  tagAppReview: 'Puts a review of an app into a category by hand. The store learns nothing of it.',
  untagAppReview: 'Takes a review of an app out of a category. Phrases do not put it back.',
  updateAppReviewTag: 'Sets by hand how a review of an app speaks of one category.',
  updateAppReviewSentiment: 'Sets by hand how a whole review of an app sounds.',
};
