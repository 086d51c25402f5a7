'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { ListingAsOf } from '../../history/listing-history.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldName, useFieldNames } from '../change/use-field-name.ts';

interface HistoryDifferencesProps {
  history: ListingHistoryState;
  asOf: ListingAsOf;
  headingLevel: 2 | 3 | 4;
}

/** Fields that differ now, to be chosen and restored. */
export function HistoryDifferences({ history, asOf, headingLevel }: HistoryDifferencesProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { chosen, differing, restorable } = history;
  const date = format.date(history.at, history.isWholeDay ? 'date' : 'date_time');
  const isAll = chosen.length > 0 && chosen.length === restorable.length;
  return (
    <Stack as="section" gap={3} minInlineSize="0">
      <Heading level={headingLevel} size="m">
        {t('listings.history.differing', { count: differing.length })}
      </Heading>
      <Inset isFramed isContainer lines="between">
        <Grid columns={historyColumns} gap={5} padding={[3, 4]} narrow={{ isHidden: true }} aria-hidden>
          {[t('listings.history.field'), t('listings.history.now'), t('listings.history.then', { date })].map(
            (heading) => (
              <Text key={heading} size="s" tone="muted" weight="semibold">
                {heading}
              </Text>
            ),
          )}
        </Grid>
        {differing.map((field) => (
          <HistoryRow key={field} field={field} history={history} asOf={asOf} date={date} />
        ))}
      </Inset>
      <Row gap={5} rowGap={3} justify="between" wrap>
        {restorable.length > 1 && (
          <CheckBox
            label={t('listings.history.choose_all')}
            isSelected={isAll}
            isIndeterminate={chosen.length > 0 && !isAll}
            onChange={history.chooseAll}
          />
        )}
        {restorable.length > 0 && (
          <Button
            variant="primary"
            disabledReason={chosen.length === 0 ? t('listings.history.choose_first') : undefined}
            onPress={() => setAsking(true)}
          >
            {chosen.length === 0
              ? t('listings.history.restore_none')
              : t('listings.history.restore', { count: chosen.length })}
          </Button>
        )}
      </Row>
      {isAsking && <RestoreDialog history={history} asOf={asOf} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** The field, its current value, and its former value. */
const historyColumns = 'minmax(150px, 200px) minmax(0, 1fr) minmax(0, 1fr)';

interface HistoryRowProps {
  field: ChangeField;
  history: ListingHistoryState;
  asOf: ListingAsOf;
  /** The date of the former value, as text. */
  date: string;
}

/** One field: its current and its former value. */
function HistoryRow({ field, history, asOf, date }: HistoryRowProps): JSX.Element {
  const t = useTranslate();
  const name = useFieldName(field);
  const { listing, chosen, restorable } = history;
  const reason = history.reasonAgainst(field);
  const sides = {
    field,
    ours: listing,
    proposed: asOf.fields,
    country: listing.country,
    listingId: listing.id,
  };
  return (
    <Grid
      part="ListingHistory-row"
      columns={historyColumns}
      align="start"
      gap={5}
      rowGap={3}
      padding={[4, 4]}
      narrow={{ columns: 1 }}
    >
      <Text as="div" weight="semibold" minInlineSize="0">
        {restorable.includes(field) ? (
          <CheckBox
            label={name}
            isSelected={chosen.includes(field)}
            onChange={(isChosen) => history.choose(field, isChosen)}
          />
        ) : (
          <Text as="strong" weight="semibold">
            {name}
          </Text>
        )}
        {reason !== undefined && !history.blocked && (
          <Text as="p" size="s" tone="subtle" weight="regular" padding={[1, 0, 0]}>
            {reason}
          </Text>
        )}
      </Text>
      <Inset minInlineSize="0">
        <ValueLabel>{t('listings.history.now')}</ValueLabel>
        <FieldDifference {...sides} show="ours" />
      </Inset>
      <Inset minInlineSize="0">
        <ValueLabel>{t('listings.history.then', { date })}</ValueLabel>
        <FieldDifference {...sides} show="proposed" />
      </Inset>
    </Grid>
  );
}

const ValueLabel = styled.span.withConfig(innerClass('ListingHistory-valueLabel'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  @container pinfold (min-width: 720px) {
    ${visuallyHidden}
  }
`;

interface RestoreDialogProps {
  history: ListingHistoryState;
  asOf: ListingAsOf;
  onClose: () => void;
}

/** Confirms restoring, with the fields that are sent. A refusal is shown on the page, beside its subject. */
function RestoreDialog({ history, asOf, onClose }: RestoreDialogProps): JSX.Element {
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
