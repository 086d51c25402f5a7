import { seesEveryLocation } from '@pinfold/contract/access/decide-access';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** Whether the member of the in-memory company sees every location of it. */
export function seesAllLocations({ company: { company_user: member } }: TestData): boolean {
  return seesEveryLocation({ type: member.type, seesAllLocations: member.all_facilities_access });
}

/** Refuses, as the API does, what reaches beyond the locations of a member, where only the request tells. */
export function requireAllLocations(data: TestData): void {
  if (!seesAllLocations(data)) throw new TestProblem('concerns_other_locations');
}
