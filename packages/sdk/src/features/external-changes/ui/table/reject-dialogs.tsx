'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import type { DecisionOutcome } from '../../use-decide-changes.ts';
import { useSecondsUntil } from '../../use-seconds-left.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { skippedText } from './use-change-decisions.ts';

/** Yes or no before protected fields are put back (product spec, section 4), and what was done after. */
export function RejectDialogs(): JSX.Element | null {
  const t = useTranslate();
  const { question, answer, rejected } = useExternalChangesTableView().decisions;
  if (question) {
    const words = question.isProtected && question.count === 1 ? 'protected' : 'many';
    return (
      <ConfirmDialog
        title={t('external_changes.table.question.title', { count: question.count })}
        confirmLabel={t('external_changes.table.question.yes')}
        cancelLabel={t('external_changes.table.question.no')}
        isOpen
        onOpenChange={(isOpen) => !isOpen && answer(false)}
        onConfirm={() => answer(true)}
      >
        {t(`external_changes.table.question.${words}`, { name: question.name })}
      </ConfirmDialog>
    );
  }
  return rejected ? <RejectedNotice outcome={rejected} /> : null;
}

function RejectedNotice({ outcome }: { outcome: DecisionOutcome }) {
  const t = useTranslate();
  const format = useFormat();
  const { decisions } = useExternalChangesTableView();
  const seconds = useSecondsUntil(outcome.sendAt);
  const close = () => decisions.closeRejected();
  const undo = () => {
    decisions.undo(outcome.ids);
    close();
  };
  return (
    <Modal
      title={t(`external_changes.table.done.${outcome.wish}`, { count: outcome.ids.length })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          {seconds > 0 && (
            <Button icon={<UndoIcon size={15} />} onPress={undo}>
              {t('external_changes.table.state.undo', { seconds })}
            </Button>
          )}
          <Button variant="primary" autoFocus onPress={close}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <p>{t('external_changes.table.told.text')}</p>
      {outcome.skipped.length > 0 && <p>{skippedText(outcome.skipped, t, format)}</p>}
    </Modal>
  );
}
