import type { MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { Caller } from '../request.ts';
import type { SampleRows } from '../sample-requests.ts';

/** Somebody who asks, and what is true of them. */
export interface MatrixCaller extends Caller {
  name: string;
  kind: 'stranger' | 'outsider' | 'session' | 'view_as' | 'embed';
  type: MemberType;
  permissions: ReadonlySet<Permission>;
  isDemo?: boolean;
  plan?: 'expired' | 'unpaid';
  /** Sees the first location alone. */
  isLimited?: boolean;
  /** What requests speak of: rows of the company that is asked about. */
  rows: SampleRows;
}
