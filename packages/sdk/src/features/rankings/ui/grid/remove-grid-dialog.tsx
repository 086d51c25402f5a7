'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';

interface RemoveGridDialogProps {
  state: GeoGridState;
  onClose: () => void;
}

/** Asks before a grid goes with its scans. */
export function RemoveGridDialog({ state, onClose }: RemoveGridDialogProps): JSX.Element {
  const t = useTranslate();
  // Gone from the lists while it is being removed.
  const [count] = useState(state.grid?.scans_count ?? 0);
  return (
    <RemoveDialog
      title={t('rankings.grid.remove.title')}
      confirmLabel={t('rankings.grid.delete')}
      onClose={onClose}
      isPending={state.isRemoving}
      pendingLabel={t('rankings.grid.remove.pending')}
      refusal={state.removeRefusal}
      onConfirm={() => state.removeGrid(onClose)}
    >
      {t('rankings.grid.remove.text', { count })}
    </RemoveDialog>
  );
}
