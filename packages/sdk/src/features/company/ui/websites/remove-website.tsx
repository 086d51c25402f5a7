'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import type { CompanyWebsitesState } from '../../websites/use-company-websites.ts';

/** Asks before a website goes with its keywords. */
export function RemoveWebsite({ removal }: Pick<CompanyWebsitesState, 'removal'>): JSX.Element | null {
  const t = useTranslate();
  const { asked } = removal;
  if (!asked) return null;
  return (
    <RemoveDialog
      title={t('company.websites.remove_title', { name: asked.name })}
      confirmLabel={t('company.websites.remove_confirm')}
      onClose={removal.cancel}
      onConfirm={removal.confirm}
      isPending={removal.isPending}
      pendingLabel={t('company.websites.removing')}
    >
      {asked.keywords_count === 0
        ? t('company.websites.remove_empty')
        : t('company.websites.remove_text', { count: asked.keywords_count })}
    </RemoveDialog>
  );
}
