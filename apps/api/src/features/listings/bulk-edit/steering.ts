import type { BulkEditProgress } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';

/** What a step works with: a bulk edit that the caller holds and may steer. */
export interface Steering {
  services: Services;
  tx: Queryable;
  member: Member;
  progress: BulkEditProgress;
}
