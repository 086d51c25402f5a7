'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import type { PresentField, PresentValues } from '../../../listings/ui/change/present-values.ts';
import { useFieldLines } from '../../../listings/ui/change/value-lines.ts';
import type { AppleDifference } from '../../apple/use-apple-conflict.ts';

/** One field that was changed on both sides: what each of them made of what was last sent. */
export function AppleDifferenceView({ difference }: { difference: AppleDifference }): JSX.Element {
  const t = useTranslate();
  const { field, values } = presented(difference);
  return (
    <div>
      <Text as="dt" weight="medium" padding={[0, 0, 2]}>
        {difference.field === 'address'
          ? t('apple_accounts.conflict.address')
          : t(`listing_values.field.${field}`)}
      </Text>
      <Grid as="dd" min="220px" gap={5} rowGap={3} align="start">
        {(['live', 'wanted'] as const).map((side) => (
          <Stack key={side} gap={1}>
            <Text size="s" tone="muted">
              {t(`apple_accounts.conflict.${side}`)}
            </Text>
            <SideOfDifference field={field} sent={values.sent} now={values[side]} />
          </Stack>
        ))}
      </Grid>
    </div>
  );
}

interface SideOfDifferenceProps {
  field: PresentField;
  sent: PresentValues;
  now: PresentValues;
}

/** What became of what was last sent on one side; where it stayed, the value itself. */
function SideOfDifference({ field, sent, now }: SideOfDifferenceProps) {
  const t = useTranslate();
  // Phone numbers come with the code of their country.
  const linesOf = useFieldLines('');
  const lines = linesOf(field, now);
  if (lines.join('\n') !== linesOf(field, sent).join('\n'))
    return (
      <Text wrap="anywhere">
        <FieldDifference field={field} ours={sent} proposed={now} country="" isBrief />
      </Text>
    );
  return (
    <>
      <Text wrap="anywhere">{lines.join(', ') || t('listing_values.empty')}</Text>
      <Text size="s" tone="subtle">
        {t('apple_accounts.conflict.unchanged')}
      </Text>
    </>
  );
}

type Side = 'sent' | 'live' | 'wanted';

/** A difference as values of a listing. */
function presented(difference: AppleDifference): {
  field: PresentField;
  values: Readonly<Record<Side, PresentValues>>;
} {
  const each = (valuesOf: (side: Side) => PresentValues) => ({
    sent: valuesOf('sent'),
    live: valuesOf('live'),
    wanted: valuesOf('wanted'),
  });
  switch (difference.field) {
    case 'open_status':
      return { field: 'open_status', values: each((side) => ({ open_status: difference[side] })) };
    case 'opening_hours':
      return { field: 'opening_hours', values: each((side) => ({ opening_hours: difference[side] })) };
    case 'special_hours':
      return { field: 'special_hours', values: each((side) => ({ special_hours: difference[side] })) };
    case 'position':
      return { field: 'coordinates', values: each((side) => placeOf(difference[side])) };
    default: {
      const field = textFieldOf[difference.field];
      return { field, values: each((side) => ({ [field]: difference[side] })) };
    }
  }
}

/** An address is one line, and compared as a text. */
const textFieldOf = {
  name: 'name',
  address: 'street',
  phone: 'phone_number',
  website: 'website',
  store_code: 'store_code',
} as const satisfies Partial<Record<AppleDifference['field'], PresentField>>;

/** A pin of degrees, as in `50.06143,19.93658`; empty where there is none. */
function placeOf(position: string): PresentValues {
  const [latitude, longitude] = position.split(',').map(Number);
  const isPlace = latitude !== undefined && longitude !== undefined;
  return isPlace ? { latitude, longitude } : { latitude: null, longitude: null };
}
