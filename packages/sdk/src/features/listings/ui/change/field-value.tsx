'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { AskProviderNames } from './ask-provider-names.tsx';
import { Note, Spoken } from './difference-parts.ts';
import type { SaidField, SaidValues } from './said-values.ts';
import { valueLines } from './value-lines.ts';
import { useValueWords } from './value-words.ts';
import { WeekBars } from './week-bars.tsx';

export interface FieldValueProps {
  /** A field of a listing, `coordinates` for its pin, or `location_state`. */
  field: SaidField;
  /** What the listing, or one side of an external change, says. */
  values: SaidValues;
  /** Of the location, ISO 3166-1 alpha-2. */
  country: string;
  /** The location, whose attributes and kinds of hours are then named by the provider. */
  listingId?: number | undefined;
}

/**
 * What a field of a listing says, as people read it: hours as a week of bars, phone numbers in groups, the provider's
 * ids by their names. Put a `Surface` around it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-FieldValue
 * @example
 * ```tsx
 * <FieldValue field="opening_hours" values={listing} country={listing.country} />
 * ```
 */
export function FieldValue(props: FieldValueProps): JSX.Element {
  const { field, values, country, listingId } = props;
  return (
    <AskProviderNames field={field} values={[values]} country={country} listingId={listingId}>
      <Named {...props} />
    </AskProviderNames>
  );
}

function Named({ field, values, country }: FieldValueProps) {
  const words = useValueWords(country);
  const lines = valueLines(field, values, words);
  if (field === 'opening_hours' && lines.length > 0)
    return (
      <Root>
        <Spoken>{lines.join(', ')}</Spoken>
        <WeekBars hours={values.opening_hours ?? []} />
      </Root>
    );
  return (
    <Root dir="auto">
      {lines.length === 0 && <Note>{words.t('listing_values.empty')}</Note>}
      {lines.map((line, index) => (
        <Line key={index}>{line}</Line>
      ))}
    </Root>
  );
}

const Root = styled.span.withConfig(partClass('FieldValue'))`
  position: relative;
  display: block;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.span.withConfig(innerClass('FieldValue-lines'))`
  display: block;
  white-space: pre-line;
`;
