'use client';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import { listingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';
import type { Listing } from '../../editor/listing-model.ts';
import type { ListingAsOf } from '../../history/listing-history.ts';
import { FieldValue } from '../change/field-value.tsx';
import { useFieldNames } from '../change/use-field-name.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** Fields that are unchanged since then, folded. */
export function HistoryRest({ asOf, listing }: { asOf: ListingAsOf; listing: Listing }): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const differing = changeFieldsOf(asOf.differing);
  const same = changeFieldsOf(listingFields).filter((field) => !differing.includes(field));
  return (
    <Rest>
      <summary>{t('listings.history.rest', { count: same.length })}</summary>
      <Grid as="dl" min="280px" gap={7} rowGap={4} padding={[3, 0, 0]}>
        {same.map((field) => (
          <div key={field}>
            <Text as="dt" size="s" tone="subtle">
              {nameOf(field)}
            </Text>
            <Text as="dd" minInlineSize="0">
              <FieldValue
                field={field}
                values={asOf.fields}
                country={listing.country}
                listingId={listing.id}
              />
            </Text>
          </div>
        ))}
      </Grid>
    </Rest>
  );
}

const Rest = styled.details.withConfig(innerClass('ListingHistory-rest'))`
  & > summary {
    ${focusRing}
    inline-size: fit-content;
    padding-block: 6px;
    border-radius: var(--pf-radius-s);
    color: var(--pf-ink-2);
    cursor: pointer;
    @media (pointer: coarse) {
      padding-block: 12px;
    }
  }
`;
