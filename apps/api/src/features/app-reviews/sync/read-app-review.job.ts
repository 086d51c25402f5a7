import type { KeyRefusal } from '@pinfold/contract/features/integrations/app-keys';
import { isOfApp, noteProblem, refusalOf } from '../../../app-stores/key-refusal.ts';
import { type CompanyApp, reachedApp, type ReachedApp } from '../../../app-stores/reached-app.ts';
import { defineProviderJob, type ProviderJob } from '../../../delivery/define-provider-job.ts';
import { unlessGone } from '../../../delivery/provider-error.ts';
import { hasFlag } from '../../company/company-flags.ts';
import { storeAppReviews } from './store-app-reviews.ts';

type Reading<Payload extends CompanyApp> = ProviderJob<Payload, ReachedApp, KeyRefusal | 'refused'>;

/** What all readings of an app have in common: which apps are read, and what a refusal means. */
export const ofReadings: Pick<Reading<CompanyApp>, 'claim' | 'explain' | 'settleFailed'> = {
  async claim(services, app) {
    const isOn = await hasFlag(services.database.queries, services.config, app.companyId, 'app_reviews');
    return isOn ? reachedApp(services, app) : undefined;
  },
  explain(error, _app, _payload, services) {
    if (error.kind === 'temporary') return undefined;
    const isOfKey = error.kind === 'denied' || error.kind === 'not_found';
    return { problem: isOfKey ? refusalOf(services, error) : 'refused' };
  },
  async settleFailed(services, { companyId, appId }, problem, { store, accountId, key }) {
    services.log.warn({ store, companyId, appId, problem }, 'the reviews of an app cannot be read');
    if (problem !== 'refused' && !isOfApp(problem))
      await noteProblem(services, companyId, accountId, key, problem);
  },
};

/** One review of an app, by its id in the store. */
interface ReviewReading extends CompanyApp {
  externalId: string;
}

/** Reads one review as its store has it, also where it is too old for the list. One that is gone there stays as it is. */
export const readAppReview = defineProviderJob<ReviewReading, ReachedApp, KeyRefusal | 'refused'>({
  ...ofReadings,
  name: 'read-app-review',
  concurrency: 2,
  subject: ({ companyId, appId, externalId }) => `${companyId}/${appId}/${externalId}`,
  async work(services, app, { externalId }) {
    const askedAt = services.now();
    const review = await unlessGone(app.reviews.read(externalId));
    if (review) await storeAppReviews(services, app, [review], askedAt);
  },
});
