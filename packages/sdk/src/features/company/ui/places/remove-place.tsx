'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import type { CompanySearchLocationsState } from '../../search-locations/use-company-search-locations.ts';

/** Asks before a place goes with the keywords that are watched from there. */
export function RemovePlace({ removal }: Pick<CompanySearchLocationsState, 'removal'>): JSX.Element | null {
  const t = useTranslate();
  const { asked } = removal;
  if (!asked) return null;
  return (
    <RemoveDialog
      title={t('company.places.remove_title', { name: asked.name })}
      confirmLabel={t('company.places.remove_confirm')}
      onClose={removal.cancel}
      onConfirm={removal.confirm}
      isPending={removal.isPending}
      pendingLabel={t('company.places.removing')}
    >
      {t('company.places.remove_text')}
    </RemoveDialog>
  );
}
