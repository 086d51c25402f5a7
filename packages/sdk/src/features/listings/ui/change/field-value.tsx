'use client';
import type { JSX } from 'react';
import { AskProviderNames } from './provider-names.tsx';
import { Said } from './difference-parts.ts';
import type { PresentField, PresentValues } from './present-values.ts';
import { useValueFormat, valueLines } from './value-lines.ts';
import { WeekBars } from './week-bars.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';

export interface FieldValueProps {
  /** A field of a listing, `coordinates` for its pin, or `location_state`. */
  field: PresentField;
  /** Values of the listing, or of one side of an external change. */
  values: PresentValues;
  /** Of the location, ISO 3166-1 alpha-2. */
  country: string;
  /** The location, whose attributes and kinds of hours are then named by the provider. */
  listingId?: number | undefined;
}

/**
 * A field's value in readable form: hours as a week of bars, phone numbers in groups, the provider's ids by name. Put a
 * `Surface` around it.
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
  const format = useValueFormat(country);
  const lines = valueLines(field, values, format);
  if (field === 'opening_hours' && lines.length > 0)
    return (
      <Said part="FieldValue">
        <VisuallyHidden part="FieldDifference-spoken">{lines.join(', ')}</VisuallyHidden>
        <WeekBars hours={values.opening_hours ?? []} />
      </Said>
    );
  return (
    <Said part="FieldValue" dir="auto">
      <Stack as="span">
        {lines.length === 0 && <Text tone="subtle">{format.t('listing_values.empty')}</Text>}
        {lines.map((line, index) => (
          <Text key={index} wrap="lines">
            {line}
          </Text>
        ))}
      </Stack>
    </Said>
  );
}
