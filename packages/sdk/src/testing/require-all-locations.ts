import { seesEveryLocation } from '@pinfold/contract/access/decide-access';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** Refuses, as the API does, what reaches beyond the locations of a member, where only the request tells. */
export function requireAllLocations({ company: { company_user: member } }: TestData): void {
  if (!seesEveryLocation({ type: member.type, seesAllLocations: member.all_facilities_access }))
    throw new TestProblem('concerns_other_locations');
}
