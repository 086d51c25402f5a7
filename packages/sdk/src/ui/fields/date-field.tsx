'use client';
import type { DateValue } from '@internationalized/date';
import type { JSX } from 'react';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { hiddenName } from '../hidden-name.ts';
import { dateSegmentStyle } from './date-segment-style.ts';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { ServerField } from './server-field.tsx';

export interface DateFieldProps extends FieldTexts {
  /** Null for no date. */
  value: DateValue | null;
  /** Called with a complete date, or null when cleared. */
  onChange: (date: DateValue | null) => void;
  /** The first valid day. */
  minValue?: DateValue | undefined;
  /** The last valid day. */
  maxValue?: DateValue | undefined;
  isDisabled?: boolean;
  /** Marked as wrong by what is said elsewhere, such as below a date and its time. */
  isInvalid?: boolean;
}

/**
 * A date, typed by segments in the order of the user's language; arrow keys step. Dates come from
 * `@internationalized/date`.
 *
 * @selector .pinfold-DateField
 * @example
 * ```tsx
 * <DateField label="Dzień" value={day} onChange={setDay} maxValue={today('Europe/Warsaw')} />
 * ```
 */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  minValue,
  maxValue,
  isInvalid = false,
  ...props
}: DateFieldProps): JSX.Element {
  const isServer = useIsSSR();
  if (isServer) return <ServerField label={label} isLabelHidden={isLabelHidden} />;
  return (
    <Root
      {...props}
      {...(minValue && { minValue })}
      {...(maxValue && { maxValue })}
      granularity="day"
      isInvalid={isInvalid || Boolean(errorMessage)}
      {...(isLabelHidden && hiddenName(label))}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <Input>{(segment) => <Segment segment={segment} />}</Input>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaDateField).withConfig(partClass('DateField'))`
  ${fieldStyle}
` as typeof AriaDateField;

const Input = styled(DateInput).withConfig(partClass('DateField-input'))`
  ${controlStyle}
  inline-size: fit-content;
  min-inline-size: 140px;
  gap: 0;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Segment = styled(DateSegment).withConfig(innerClass('DateField-segment'))`
  ${dateSegmentStyle}
`;
