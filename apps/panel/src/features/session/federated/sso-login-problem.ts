import type { ApiError } from '@pinfold/sdk';
import type { Complaint } from '../form/complaint.ts';
import { problemWords } from '../form/problem-words.ts';
import { refusedField } from '../form/refused-field.ts';

/** Why the name of a team led nowhere. */
export function ssoLoginProblem(error: ApiError): Complaint<'team'> {
  if (error.code === 'sso_team_not_found') return { field: 'team', key: 'sso.team_not_found' };
  return refusedField(error, { team_name: 'team' }) ?? problemWords(error, 'problem.failed');
}
