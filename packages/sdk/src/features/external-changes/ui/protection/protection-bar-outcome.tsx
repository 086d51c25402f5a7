'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { ProtectionBarState } from '../../protection/use-protection-bar.ts';

interface ProtectionBarOutcomeProps {
  state: ProtectionBarState;
}

/** Confirms what was rejected, with the way back until it is sent. */
export function ProtectionBarOutcome({ state }: ProtectionBarOutcomeProps): JSX.Element | null {
  const t = useTranslate();
  const [latest, setLatest] = useState(state.outcome);
  // The dialog keeps its words while it closes.
  if (state.outcome && state.outcome !== latest) setLatest(state.outcome);
  const outcome = state.outcome ?? latest;
  if (!outcome) return null;
  const { decided, skipped } = outcome;
  const { secondsLeft, isUndone } = state;
  const canUndo = decided > 0 && !isUndone && secondsLeft > 0;
  return (
    <Dialog
      size="s"
      title={
        decided > 0
          ? t('external_changes.protection.bar.done', { count: decided })
          : t('external_changes.protection.bar.done_none')
      }
      closeLabel={t('common.close')}
      isOpen={state.outcome !== undefined}
      onOpenChange={(isOpen) => !isOpen && state.close()}
      footer={
        <>
          {canUndo && (
            <Button icon={<UndoIcon size={15} />} isPending={state.isUndoing} onPress={state.undo}>
              {t('external_changes.protection.bar.undo', { seconds: secondsLeft })}
            </Button>
          )}
          <Button variant="primary" onPress={state.close}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      {decided > 0 && (
        <p role="status">{t(`external_changes.protection.bar.${stateOf(isUndone, canUndo)}`)}</p>
      )}
      {skipped.length > 0 && <p>{t('external_changes.protection.bar.skipped', { count: skipped.length })}</p>}
      {state.refusal && (
        <Banner tone="bad" role="alert">
          {state.refusal}
        </Banner>
      )}
    </Dialog>
  );
}

function stateOf(isUndone: boolean, canUndo: boolean) {
  if (isUndone) return 'undone';
  return canUndo ? 'done_send' : 'done_sent';
}
