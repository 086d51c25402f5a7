import type { MemberDraft } from '@pinfold/contract/features/team/member-draft';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { ApiError } from '../../../client/api-error.ts';
import { stepsOf, type MemberStep } from './member-step.ts';

/** The step at which a refusal can be mended; undefined when no step can, as for a lost connection. */
export function refusalStep(error: unknown, draft: MemberDraft): MemberStep | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const place = placeOf(error);
  if (place !== 'places') return place;
  return stepsOf(draft).find((step) => step === 'facilities' || step === 'facilities-groups') ?? 'members';
}

type Place = 'members' | 'places' | 'permissions';

function placeOf({ code, errors }: ApiError): Place | undefined {
  // What does not fit the schema is named from the request on: `body.emails.2`.
  const field = errors[0]?.path.replace(/^body\./, '').split('.')[0];
  const named = field === undefined ? undefined : placeOfField[field];
  return named ?? (code && code !== 'timeout' ? placeOfCode[code] : undefined);
}

const placeOfField: Record<string, Place | undefined> = {
  emails: 'members',
  type: 'members',
  facilities_ids: 'places',
  facilities_groups_ids: 'places',
  permission_type: 'places',
  permissions: 'permissions',
};

const placeOfCode: Partial<Record<ProblemCode, Place>> = {
  member_out_of_reach: 'members',
  plan_limit_reached: 'members',
  last_owner: 'members',
  facility_missing: 'places',
  facility_unknown: 'places',
  permission_not_held: 'permissions',
};
