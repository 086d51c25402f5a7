import { defineJob } from '../../../jobs/define-job.ts';
import { askOffer } from './ask-offer.ts';
import { offerKey, type OfferQuestion } from './offer-question.ts';

/** Asks again for what is a day old, while the old answer still serves. */
export const refreshOffer = defineJob<{ companyId: number; question: OfferQuestion }>({
  name: 'refresh-offer',
  concurrency: 2,
  subject: ({ question }) => offerKey(question),
  async run(services, { companyId, question }) {
    await askOffer(services, companyId, question);
  },
});
