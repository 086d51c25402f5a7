'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { ListingAsOf } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldNames } from '../change/use-field-name.ts';

interface RestoreDialogProps {
  history: ListingHistoryState;
  asOf: ListingAsOf;
  onClose: () => void;
}

/** Names what is sent, before it is sent. A refusal is told on the page, beside what it is about. */
export function RestoreDialog({ history, asOf, onClose }: RestoreDialogProps): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const { listing, chosen, isRestoring } = history;
  return (
    <ConfirmDialog
      title={t('listings.history.confirm_title', { count: chosen.length })}
      confirmLabel={t('listings.history.confirm')}
      cancelLabel={t('common.cancel')}
      isOpen
      onOpenChange={onClose}
      isPending={isRestoring}
      pendingLabel={t('listings.history.restoring')}
      onConfirm={() => history.restore(onClose)}
    >
      <p>{t('listings.history.confirm_text')}</p>
      <List>
        {chosen.map((field) => (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd>
              <FieldDifference
                field={field}
                ours={listing}
                proposed={asOf.fields}
                country={listing.country}
                listingId={listing.id}
                isBrief
              />
            </dd>
          </div>
        ))}
      </List>
    </ConfirmDialog>
  );
}

const List = styled.dl.withConfig(innerClass('ListingHistory-confirm'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 8px 0 0;
  & dt {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
  & dd {
    min-inline-size: 0;
    margin: 0;
  }
`;
