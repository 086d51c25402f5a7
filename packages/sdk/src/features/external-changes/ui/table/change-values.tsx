'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import type { ExternalChange } from '../../external-change.ts';
import type { ChangePartProps } from './change-part-props.ts';

/** What we say, with what would go marked in it. */
export function ChangeOurs({ change }: ChangePartProps): JSX.Element {
  return (
    <Value>
      <FieldDifference {...valuesOf(change)} show="ours" />
    </Value>
  );
}

/** What is proposed, marked against what we say; what customers see where that is a third thing. */
export function ChangeProposed({ change }: ChangePartProps): JSX.Element {
  return (
    <Value>
      <FieldDifference {...valuesOf(change)} live={change.live} show="proposed" />
    </Value>
  );
}

/** Both, one after the other, where there is one column. */
export function ChangeDifference({ change }: ChangePartProps): JSX.Element {
  return (
    <Value>
      <FieldDifference {...valuesOf(change)} live={change.live} />
    </Value>
  );
}

function valuesOf({ field, ours, proposed, facility }: ExternalChange) {
  const country = ours.country ?? proposed.country ?? 'PL';
  return { field, ours, proposed, country, listingId: facility.id };
}

const Value = styled.div.withConfig(partClass('ExternalChangesTable-value'))`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
