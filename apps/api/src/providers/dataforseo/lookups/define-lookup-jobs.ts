import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { collectDone } from './collect-lookups.ts';
import { collectingOf, type LookupKind, postingOf } from './lookup-kind.ts';
import { postDue } from './post-lookups.ts';

/** The jobs that order due lookups of a kind and fetch their results. Planning them is the feature's. */
export function defineLookupJobs<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
): { post: Job; collect: Job } {
  return {
    post: defineJob({
      ...postingOf(kind.type),
      concurrency: 1,
      everySeconds: 60,
      run: (services) => postDue(kind, services),
    }),
    collect: defineJob({
      ...collectingOf(kind.type),
      concurrency: 1,
      everySeconds: 60,
      run: (services) => collectDone(kind, services),
    }),
  };
}
