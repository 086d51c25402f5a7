import type { Job } from '../../jobs/define-job.ts';
import { sealBoosterAudit } from './audit/seal-audit.job.ts';
import { writeBoosterExport } from './export/write-booster-export.job.ts';
import { eraseOldInvitations } from './invitations/erase-invitations.ts';
import { requeueInvitations, sendReviewInvitation } from './invitations/send-review-invitation.job.ts';
import { requeueStuckBoosterReplies, sendBoosterReply } from './replies/send-booster-reply.job.ts';
import { classifyResponses, requeueUnclassifiedResponses } from './responses/classify-responses.job.ts';
import { forgetExpired } from './responses/erase-responses.ts';

/** The background work of the Review Booster. */
export const reviewBoosterJobs = [
  classifyResponses,
  requeueUnclassifiedResponses,
  forgetExpired,
  sealBoosterAudit,
  sendReviewInvitation,
  requeueInvitations,
  eraseOldInvitations,
  writeBoosterExport,
  sendBoosterReply,
  requeueStuckBoosterReplies,
] as Job[];
