import type { Job } from '../../jobs/define-job.ts';
import { checkReply } from './check-reply.job.ts';
import { pollLocation, pollReviews } from './poll-reviews.job.ts';
import { publishReply } from './publish-reply.job.ts';
import { rescueReplies } from './rescue-replies.job.ts';
import { retractReply } from './retract-reply.job.ts';
import { syncReview } from './sync-review.job.ts';

/** The background work of reviews. */
export const reviewJobs = [
  publishReply,
  checkReply,
  retractReply,
  syncReview,
  pollLocation,
  pollReviews,
  rescueReplies,
] as Job[];
