import type { Job } from '../../jobs/define-job.ts';
import { makeAutoReply } from './auto-replies/make-auto-reply.job.ts';
import { categorise } from './categories/categorise.job.ts';
import { checkReply } from './check-reply.job.ts';
import { writeReviewExport } from './export/write-review-export.job.ts';
import { compareReviews } from './poll/compare-reviews.job.ts';
import { pollLocation } from './poll/poll-location.job.ts';
import { pollNewest } from './poll/poll-newest.job.ts';
import { pollReviews } from './poll/poll-reviews.job.ts';
import { publishReply } from './publish-reply.job.ts';
import { rescueReplies } from './rescue-replies.job.ts';
import { retractReply } from './retract-reply.job.ts';
import { studyReviews } from './study/study-reviews.job.ts';
import { sweepUnstudied } from './study/sweep-unstudied.job.ts';
import { syncReview } from './sync-review.job.ts';

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
  rescueReplies,
  studyReviews,
  makeAutoReply,
  sweepUnstudied,
  categorise,
  writeReviewExport,
] as Job[];
