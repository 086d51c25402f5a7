import type { SQL } from 'drizzle-orm';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { ScreenTarget } from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import type { AttentionKind } from '@pinfold/contract/features/dashboard/dashboard';
import type { Member } from './features/company/member.ts';
import type { Services } from './services.ts';

/** Something that may wait for somebody; the dashboard asks only for members who may open its screen. */
export interface AttentionSource {
  kind: AttentionKind;
  screen: MemberAccess;
  target: ScreenTarget;
  /** Selects one value, how many there are; the dashboard asks for those of all sources in one statement. */
  found(member: Member): SQL;
  /** How many there are, where the database alone cannot tell. */
  count?(services: Services, found: unknown): number;
}
