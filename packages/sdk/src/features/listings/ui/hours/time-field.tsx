'use client';
import { halfHours, type TimeOfDay } from '@pinfold/contract/features/listings/hours/calendar';
import { useRef, useState, type KeyboardEvent, type JSX } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import {
  ComboBoxControl,
  ComboBoxEnd,
  ComboBoxInput,
  ComboBoxList,
  ComboBoxRoot,
} from '../../../../ui/fields/combo-box-parts.tsx';
import { ServerField } from '../../../../ui/fields/server-field.tsx';
import { parseTypedTime } from './parse-typed-time.ts';

interface TimeFieldProps {
  label: string;
  value: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
  /** Offers midnight as the end of the day. */
  isEnd?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/** A time, typed in any usual way or chosen by half hours. What cannot be read stays, for the form to refuse. */
export function TimeField({
  label,
  value,
  onChange,
  isEnd,
  isDisabled,
  isInvalid,
}: TimeFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  // Leaving the field reports its text again, which is no typing.
  const isTyping = useRef(false);
  const isServer = useIsSSR();
  if (isServer) return <ServerField label={label} isLabelHidden text={value} />;

  const choices = isEnd ? [...halfHours.slice(1), '24:00'] : halfHours;
  const finish = () => {
    setTyped(undefined);
    if (typed === undefined) return;
    const time = parseTypedTime(typed) ?? typed.trim().slice(0, 5);
    if (time !== value) onChange(time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // What was typed is taken first; a form is sent by the next Enter.
    if (typed !== undefined) event.preventDefault();
    finish();
  };
  return (
    <Root
      aria-label={label}
      items={choices.map((time) => ({ id: time, label: time }))}
      allowsCustomValue
      menuTrigger="manual"
      value={choices.includes(value) ? value : null}
      onChange={(key) => {
        if (key === null) return;
        setTyped(undefined);
        if (key !== value) onChange(String(key));
      }}
      inputValue={typed ?? value}
      onInputChange={(text) => {
        if (isTyping.current) setTyped(text);
      }}
      onFocus={() => {
        isTyping.current = true;
      }}
      onBlur={() => {
        isTyping.current = false;
        finish();
      }}
      isDisabled={isDisabled ?? false}
      isInvalid={isInvalid ?? false}
    >
      <ComboBoxControl>
        <ComboBoxInput inputMode="text" autoComplete="off" placeholder="--:--" onKeyDown={onKeyDown} />
        <ComboBoxEnd isLoading={false} />
      </ComboBoxControl>
      <ComboBoxList label={label} options={[]} emptyText="" />
    </Root>
  );
}

const Root = styled(ComboBoxRoot).withConfig(innerClass('HoursWeekField-time'))`
  flex: 0 1 104px;
  inline-size: 104px;
  min-inline-size: 84px;
  font-variant-numeric: tabular-nums;
  & > [role='group'] {
    flex-wrap: nowrap;
    padding-inline-start: 10px;
  }
  & input {
    flex: 1 1 40px;
    inline-size: 40px;
  }
` as typeof ComboBoxRoot;
