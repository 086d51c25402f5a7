import type { Job } from '../../jobs/define-job.ts';
import { classifyAppReviews, requeueUnclassifiedApps } from './classify/classify-app-reviews.job.ts';
import { writeAppReviewExport } from './export/write-app-review-export.job.ts';
import {
  checkAppReply,
  publishAppReply,
  requeueStuckAppReplies,
  retractAppReply,
} from './replies/publish-app-reply.job.ts';
import { pollAppReviews } from './sync/poll-app-reviews.job.ts';
import { readAppReview } from './sync/read-app-review.job.ts';
import { readAppReviews } from './sync/read-app-reviews.job.ts';

/** The background work of reviews of apps. */
export const appReviewJobs = [
  pollAppReviews,
  readAppReviews,
  readAppReview,
  classifyAppReviews,
  requeueUnclassifiedApps,
  publishAppReply,
  checkAppReply,
  retractAppReply,
  requeueStuckAppReplies,
  writeAppReviewExport,
] as Job[];
