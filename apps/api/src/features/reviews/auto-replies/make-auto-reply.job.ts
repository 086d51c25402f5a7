import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { ModelError } from '../../../providers/language-model/language-model.ts';
import { sendLater } from '../send-schedule.ts';
import { answeringCompany } from './answering-company.ts';
import { readDueReply } from './due-reply.queries.ts';
import { storeAutoReply } from './store-auto-reply.ts';
import { wordAutoReply } from './word-auto-reply.ts';

/** A reply that a rule is to make for a review as it was then. */
export interface DueReply {
  companyId: number;
  reviewId: number;
  /** In the database's own notation, to the microsecond. */
  reviewUpdatedAt: string;
  ruleId: number;
}

/**
 * Makes a reply when its delay is over: sends it, or lets it wait for a person. Killed anywhere and run again, it makes
 * one: the reply, its promise and the job that sends it are stored together, and only once for a review as it is.
 */
export const makeAutoReply: Job<DueReply> = defineJob({
  name: 'make-auto-reply',
  concurrency: 4,
  subject: ({ companyId, reviewId, reviewUpdatedAt }) => `${companyId}/${reviewId}/${reviewUpdatedAt}`,
  async run(services, due) {
    const { queries } = services.database;
    const company = await answeringCompany(queries, services, due.companyId);
    const found = company && (await readDueReply(queries, services, due));
    if (!found) return;
    try {
      const worded = await wordAutoReply(services, company, found);
      if (worded) await storeAutoReply(services, due, found, worded);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (error.failure === 'model_busy') return sendLater(services, makeAutoReply, due, error);
      if (error.failure === 'model_unavailable') throw error;
      services.log.info({ reviewId: due.reviewId }, 'the model refuses to answer a review by itself');
    }
  },
});
