import type { ApiError } from '@pinfold/sdk';
import type { Complaint } from '../form/complaint.ts';
import { problemWords } from '../form/problem-words.ts';
import { refusedField } from '../form/refused-field.ts';

/** Why the name of a team led nowhere; `say` gives the words of the error catalogue. */
export function ssoLoginProblem(error: ApiError, say: (error: ApiError) => string): Complaint<'team'> {
  if (error.code === 'sso_team_not_found') return { field: 'team', key: 'problem.failed', text: say(error) };
  return refusedField(error, { team_name: 'team' }) ?? problemWords(error, 'problem.failed');
}
