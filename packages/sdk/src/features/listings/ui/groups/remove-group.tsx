'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { GroupsState } from '../../groups/use-groups.ts';
import type { LocationGroup } from '../../use-review-locations.ts';
import { GroupForm } from './group-page-parts.ts';

interface RemoveGroupProps extends Pick<GroupsState, 'removal'> {
  onRemoved: (group: LocationGroup) => void;
}

/** Asks before a group goes, and says why it stays. */
export function RemoveGroup({ removal, onRemoved }: RemoveGroupProps): JSX.Element | null {
  const t = useTranslate();
  const { asked } = removal;
  if (!asked) return null;
  return (
    <ConfirmDialog
      title={t('listings.groups.delete_title', { name: asked.name })}
      confirmLabel={t('listings.groups.delete')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && removal.cancel()}
      onConfirm={() => removal.confirm(onRemoved)}
      isPending={removal.isPending}
      pendingLabel={t('listings.groups.deleting')}
    >
      <GroupForm>
        <span>{t('listings.groups.delete_text')}</span>
        {removal.refusal && (
          <Banner tone="bad" role="alert">
            {removal.refusal}
          </Banner>
        )}
      </GroupForm>
    </ConfirmDialog>
  );
}
