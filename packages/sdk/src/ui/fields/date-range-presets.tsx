'use client';
import { useContext, type JSX } from 'react';
import type { DateValue } from '@internationalized/date';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { Button } from '../actions/button.tsx';

export interface DateRangeValue {
  start: DateValue;
  end: DateValue;
}

/** A named range, e.g. "Ostatnie 30 dni". */
export interface DateRangePreset {
  label: string;
  value: DateRangeValue;
}

export interface DateRangePresetsProps {
  label: string;
  presets: readonly DateRangePreset[];
}

/** The ready ranges beside the calendar; choosing one closes the picker. */
export function DateRangePresets({ label, presets }: DateRangePresetsProps): JSX.Element {
  const state = useContext(DateRangePickerStateContext);
  return (
    <List role="group" aria-label={label}>
      {presets.map((preset) => (
        <Button
          // Inside the picker a button without a slot would take the picker's own props.
          slot={null}
          key={preset.label}
          variant="ghost"
          size="s"
          onPress={() => {
            state?.setValue(preset.value);
            state?.close();
          }}
        >
          {preset.label}
        </Button>
      ))}
    </List>
  );
}

const List = styled.div.withConfig(innerClass('DateRangePicker-presets'))`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
`;
