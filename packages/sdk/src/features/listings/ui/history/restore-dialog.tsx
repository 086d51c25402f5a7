'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { ListingAsOf } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldNames } from '../change/use-field-name.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

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
      <Stack as="dl" gap={3} padding={[3, 0, 0]}>
        {chosen.map((field) => (
          <div key={field}>
            <Text as="dt" size="s" tone="muted">
              {nameOf(field)}
            </Text>
            <Text as="dd" minInlineSize="0">
              <FieldDifference
                field={field}
                ours={listing}
                proposed={asOf.fields}
                country={listing.country}
                listingId={listing.id}
                isBrief
              />
            </Text>
          </div>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
