import type { Job } from '../../../jobs/define-job.ts';
import { deleteOldEvents } from '../intake/delete-old-events.job.ts';
import { ringForEvents } from '../intake/ring-for-events.job.ts';
import { compareBilling } from './compare-billing.job.ts';
import { reconcileBilling } from './reconcile-billing.job.ts';
import { syncBilling } from './sync-billing.job.ts';
import { tellRefund } from './tell-refund.job.ts';

/** What keeps billing in agreement with Stripe. */
export const billingSyncJobs = [
  syncBilling as Job,
  ringForEvents,
  tellRefund as Job,
  reconcileBilling,
  compareBilling as Job,
  deleteOldEvents,
];
