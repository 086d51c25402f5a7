'use client';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useRankGridForm, type RankGridFormOptions } from '../../grid/use-rank-grid-form.ts';
import { RankGridFields } from './rank-grid-fields.tsx';

export interface OpenRankGridDialogProps extends RankGridFormOptions {
  onClose: () => void;
}

/** Lays a grid around a location. */
export function OpenRankGridDialog({ onClose, ...options }: OpenRankGridDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useRankGridForm(options);
  const formId = useId();
  return (
    <Dialog
      title={t('rankings.grid.form.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.isCreating}
            pendingLabel={t('rankings.grid.form.creating')}
          >
            {t('rankings.grid.form.submit')}
          </Button>
        </>
      }
    >
      {form.isPending ? (
        <Skeleton label={t('common.loading')} lines={4} />
      ) : (
        <RankGridFields form={form} formId={formId} />
      )}
    </Dialog>
  );
}
