'use client';
import type { ChangeField } from '@pinfold/contract/features/external-changes/change-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { ListingAsOf } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldName } from '../change/use-field-name.ts';

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
    <Row>
      <Field>
        {restorable.includes(field) ? (
          <CheckBox
            label={name}
            isSelected={chosen.includes(field)}
            onChange={(isChosen) => history.choose(field, isChosen)}
          />
        ) : (
          <strong>{name}</strong>
        )}
        {reason !== undefined && !history.blocked && <p>{reason}</p>}
      </Field>
      <Value>
        <ValueLabel>{t('listings.history.now')}</ValueLabel>
        <FieldDifference {...sides} show="ours" />
      </Value>
      <Value>
        <ValueLabel>{t('listings.history.then', { date })}</ValueLabel>
        <FieldDifference {...sides} show="proposed" />
      </Value>
    </Row>
  );
}

const Row = styled.div.withConfig(partClass('ListingHistory-row'))`
  display: grid;
  gap: 8px 16px;
  padding: 11px 14px;
  border-block-start: 1px solid var(--pf-line);
  &:where(:nth-child(2)) {
    border-block-start: 0;
  }
  @container pinfold-listing-history (min-width: 640px) {
    grid-template-columns: minmax(150px, 200px) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    &:where(:nth-child(2)) {
      border-block-start: 1px solid var(--pf-line);
    }
  }
`;

const Field = styled.div.withConfig(innerClass('ListingHistory-field'))`
  min-inline-size: 0;
  font-weight: 600;
  & > p {
    margin: 2px 0 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
    font-weight: 450;
  }
`;

const Value = styled.div.withConfig(innerClass('ListingHistory-value'))`
  position: relative;
  min-inline-size: 0;
`;

const ValueLabel = styled.span.withConfig(innerClass('ListingHistory-valueLabel'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  @container pinfold-listing-history (min-width: 640px) {
    ${visuallyHidden}
  }
`;
