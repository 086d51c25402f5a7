import { useLogoutEverywhere } from '@pinfold/sdk/headless/session';
import { Button, ConfirmDialog } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { notifyGood, notifyProblem } from '../../../notices/notices.ts';
import { leaveSession } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { isBlockedWrite, useReportBlockedWrite } from '../form/use-report-blocked-write.ts';

/** Ends every session of the account, this one too, after asking. */
export function LogOutEverywhere() {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  const logout = useLogoutEverywhere();
  const reportBlocked = useReportBlockedWrite();
  const confirm = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        leaveSession();
        notifyGood(t('devices.left'));
      },
      onError: (error) => {
        setIsAsking(false);
        reportBlocked(error);
        if (!isBlockedWrite(error)) notifyProblem(t('devices.everywhere_failed'));
      },
    });
  return (
    <>
      <Button size="s" variant="danger" onPress={() => setIsAsking(true)}>
        {t('devices.everywhere')}
      </Button>
      <ConfirmDialog
        title={t('devices.everywhere_title')}
        confirmLabel={t('devices.everywhere')}
        cancelLabel={t('devices.cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isPending={logout.isPending}
        pendingLabel={t('devices.everywhere_pending')}
        onConfirm={confirm}
      >
        {t('devices.everywhere_text')}
      </ConfirmDialog>
    </>
  );
}
