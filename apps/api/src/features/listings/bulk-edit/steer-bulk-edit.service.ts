import { eq, and, sql } from 'drizzle-orm';
import type { BulkEditProgress } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import {
  canStepBulkEdit,
  type BulkEditStep,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { requireAllLocations } from '../require-all-locations.ts';
import { requireEditable } from '../updates/require-editable.ts';
import { tellOfBulkEdit } from '../updates/tell-of-updates.ts';
import { bulkEdits } from './bulk-edits.table.ts';
import { requireBulkEdit } from './bulk-edits.queries.ts';
import { holdBulkEdit } from './finish-bulk-edit.ts';
import { promiseAgain } from './promise-again.ts';
import { retryItems } from './retry-items.ts';
import { revertItems } from './revert-items.ts';
import type { Steering } from './steering.ts';

/** Takes a step with a bulk edit, if it makes sense now; answers the bulk edit that goes on from here. */
export async function steerBulkEdit(
  services: Services,
  member: Member,
  id: number,
  step: BulkEditStep,
): Promise<BulkEditProgress> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    await holdBulkEdit(tx, companyId, id);
    const progress = await requireBulkEdit(tx, member, id);
    // Who sees only some of its locations does not decide over the others.
    if (progress.concerns_other_locations) requireAllLocations(member);
    requireEditable(progress.fields, member, 'fields');
    if (!canStepBulkEdit(progress, step)) return noNeed(progress, step);
    const next = await steps[step]({ services, tx, member, progress });
    await tellOfBulkEdit(services, tx, companyId, id);
    return requireBulkEdit(tx, member, next);
  });
}

/**
 * Pausing what has just ended, or resuming what runs, has nothing to do.
 * @throws Problem `bulk_edit_not_possible`, for a step that cannot be had that way
 */
function noNeed(progress: BulkEditProgress, step: BulkEditStep): BulkEditProgress {
  if (step === 'pause' || step === 'resume') return progress;
  throw new Problem('bulk_edit_not_possible');
}

const steps: Record<BulkEditStep, (steering: Steering) => Promise<number>> = {
  async pause({ services, tx, member, progress }) {
    await tx.update(bulkEdits).set({ pausedAt: services.now() }).where(isIt(member, progress.id));
    return progress.id;
  },
  async resume({ services, tx, member, progress }) {
    await tx.update(bulkEdits).set({ pausedAt: null }).where(isIt(member, progress.id));
    await promiseAgain(services, tx, member, sql`bulk_edit_id = ${progress.id} and status = 'pending'`);
    return progress.id;
  },
  retry: retryItems,
  revert: revertItems,
};

function isIt({ companyId }: Member, id: number) {
  return and(eq(bulkEdits.companyId, companyId), eq(bulkEdits.id, id));
}
