'use client';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { ListingAsOf } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldName } from '../change/use-field-name.ts';
import { Grid, Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** The field, what it says now, and what it said then. */
export const historyColumns = 'minmax(150px, 200px) minmax(0, 1fr) minmax(0, 1fr)';

interface HistoryRowProps {
  field: ChangeField;
  history: ListingHistoryState;
  asOf: ListingAsOf;
  /** When it said so, in words. */
  date: string;
}

/** One field: what it says now, and what it said then. */
export function HistoryRow({ field, history, asOf, date }: HistoryRowProps): JSX.Element {
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
