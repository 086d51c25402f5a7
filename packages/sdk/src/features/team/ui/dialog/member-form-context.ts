import { createContext, useContext, type Context } from 'react';
import type { MemberFormState } from '../../form/use-member-form.ts';

export const MemberFormContext: Context<MemberFormState | undefined> = createContext<
  MemberFormState | undefined
>(undefined);

/**
 * What the steps of the team dialog share.
 *
 * @throws Error outside the dialog.
 */
export function useMemberFormState(): MemberFormState {
  const form = useContext(MemberFormContext);
  if (!form) throw new Error('Steps of the team dialog need the dialog around them.');
  return form;
}
