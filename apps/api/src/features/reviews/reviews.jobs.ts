import type { Job } from '../../jobs/define-job.ts';
import { makeAutoReply } from './auto-replies/make-auto-reply.job.ts';
import { checkReply, publishReply, requeueStuckReplies, retractReply } from './replies/publish-reply.job.ts';
import { writeReviewExport } from './export/write-review-export.job.ts';
import { compareReviews } from './sync/compare-reviews.job.ts';
import { pollLocation, pollNewest } from './sync/poll-newest.job.ts';
import { pollReviews } from './sync/poll-reviews.job.ts';
import { classifyNewReviews, requeueUnclassified } from './classify/classify-reviews.job.ts';
import { deleteOldMedia } from './media/delete-old-media.job.ts';
import { syncReview } from './sync/sync-review.job.ts';

/** The background work of reviews. */
export const reviewJobs = [
  publishReply,
  checkReply,
  retractReply,
  syncReview,
  pollLocation,
  pollNewest,
  pollReviews,
  compareReviews,
  requeueStuckReplies,
  classifyNewReviews,
  makeAutoReply,
  requeueUnclassified,
  deleteOldMedia,
  writeReviewExport,
] as Job[];
