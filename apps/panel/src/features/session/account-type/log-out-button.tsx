import { Button } from '@pinfold/sdk/ui';
import { useLeave } from '../../../session/use-leave.ts';
import { useText } from '../../../texts/use-text.ts';

/** Logs out on pages without the shell. */
export function LogOutButton() {
  const t = useText();
  const { leave, isLeaving } = useLeave();
  return (
    <Button variant="ghost" isPending={isLeaving} onPress={leave}>
      {t('account_type.log_out')}
    </Button>
  );
}
