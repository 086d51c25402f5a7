import { useLogout } from '@pinfold/sdk/headless/session';
import { notifyGood } from '../notices/notices.ts';
import { useText } from '../texts/use-text.ts';
import { leaveSession } from './session-store.ts';

/** The way out: ends the session at the API, forgets it here, and says that it worked. */
export function useLeave() {
  const t = useText();
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onSettled: () => {
        leaveSession();
        notifyGood(t('session.left'));
      },
    });
  return { leave, isLeaving: logout.isPending };
}
