import { seesEveryLocation } from '@pinfold/contract/access/decide-access';
import { Problem } from '../../problem.ts';
import type { Member } from '../company/member.ts';

/**
 * Asks of a member what the gate asks where all locations are always concerned, for calls in which only the request or
 * the row that it names tells: those that the contract declares with `sometimes`.
 * @throws Problem `concerns_other_locations`
 */
export function requireAllLocations(member: Pick<Member, 'type' | 'seesAllLocations'>): void {
  if (!seesEveryLocation(member)) throw new Problem('concerns_other_locations');
}
