'use client';
import type { DateValue } from '@internationalized/date';
import type { JSX } from 'react';
import {
  Button,
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
  Group,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { hiddenName } from '../hidden-name.ts';
import { CalendarIcon } from '../icons/place-icons.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { PopoverSurface } from '../overlays/popover-surface.tsx';
import { DateRangePresets } from './date-range-presets.tsx';
import type { DateRangePreset, DateRangeValue } from './date-range-presets.tsx';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { ServerField } from './server-field.tsx';
import { dateSegmentStyle } from './date-segment-style.ts';
import { RangeCalendar } from './range-calendar.tsx';

export interface DateRangePickerProps extends FieldTexts {
  /** First and last day, inclusive. */
  value: DateRangeValue | null;
  onChange: (range: DateRangeValue | null) => void;
  /** Named ranges beside the calendar. */
  presets?: readonly DateRangePreset[];
  /** Names the list of presets. */
  presetsLabel?: string;
  /** Below the calendar: why days cannot be chosen that are greyed. */
  limitNote?: string;
  minValue?: DateValue;
  maxValue?: DateValue;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/**
 * A range of days, typed or picked. Dates come from `@internationalized/date`.
 *
 * @selector .pinfold-DateRangePicker
 * @example
 * ```tsx
 * <DateRangePicker label="Okres" value={range} onChange={setRange} presets={presets} maxValue={today('Europe/Warsaw')}
 * />
 * ```
 */
export function DateRangePicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  presets = [],
  presetsLabel = label,
  limitNote,
  ...props
}: DateRangePickerProps): JSX.Element {
  const isServer = useIsSSR();
  if (isServer) return <ServerField label={label} isLabelHidden={isLabelHidden} />;
  return (
    <Root
      {...props}
      granularity="day"
      isInvalid={Boolean(errorMessage)}
      {...(isLabelHidden && hiddenName(label))}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <Control>
        <Input slot="start">{(segment) => <Segment segment={segment} />}</Input>
        <span aria-hidden>–</span>
        <Input slot="end">{(segment) => <Segment segment={segment} />}</Input>
        <Toggle>
          <CalendarIcon size={16} />
        </Toggle>
      </Control>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <PopoverSurface placement="bottom end">
        <Panel>
          {presets.length > 0 && <DateRangePresets label={presetsLabel} presets={presets} />}
          <Stack gap={3}>
            <RangeCalendar />
            {limitNote && (
              <Text as="p" tone="muted" size="s" maxInlineSize="238px">
                {limitNote}
              </Text>
            )}
          </Stack>
        </Panel>
      </PopoverSurface>
    </Root>
  );
}

const Root = styled(AriaDateRangePicker).withConfig(partClass('DateRangePicker'))`
  ${fieldStyle}
` as typeof AriaDateRangePicker;

const Control = styled(Group).withConfig(partClass('DateRangePicker-control'))`
  ${controlStyle}
  inline-size: fit-content;
  max-inline-size: 100%;
  flex-wrap: wrap;
  gap: 2px 6px;
  padding-inline-end: 4px;
`;

const Input = styled(DateInput).withConfig(partClass('DateRangePicker-input'))`
  display: inline-flex;
  white-space: nowrap;
`;

const Segment = styled(DateSegment).withConfig(innerClass('DateRangePicker-segment'))`
  ${dateSegmentStyle}
`;

const Toggle = styled(Button).withConfig(innerClass('DateRangePicker-toggle'))`
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  padding: 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink-2);
  cursor: pointer;
`;

const Panel = styled(Dialog).withConfig(partClass('DateRangePicker-panel'))`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding: 14px;
  outline: none;
`;
