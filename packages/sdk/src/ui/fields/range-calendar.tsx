'use client';
import type { CalendarDate } from '@internationalized/date';
import type { JSX } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  RangeCalendar as AriaRangeCalendar,
} from 'react-aria-components/RangeCalendar';
import type { RangeCalendarProps as AriaRangeCalendarProps } from 'react-aria-components/RangeCalendar';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { buttonStyle } from '../actions/button-style.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrow-icons.tsx';

export interface RangeCalendarProps extends Pick<
  AriaRangeCalendarProps<CalendarDate>,
  'value' | 'onChange' | 'minValue' | 'focusedValue' | 'onFocusChange' | 'aria-label'
> {
  /** Marks a day with a dot, such as a holiday; also needs a text elsewhere. */
  isMarked?: ((date: CalendarDate) => boolean) | undefined;
}

/** A month in which a range is picked; inside a picker, value and limits are the picker's. */
export function RangeCalendar({ isMarked, ...calendar }: RangeCalendarProps): JSX.Element {
  return (
    <Root {...calendar}>
      <Header>
        <Turn slot="previous" data-variant="ghost" data-size="s">
          <ChevronStartIcon />
        </Turn>
        <Month />
        <Turn slot="next" data-variant="ghost" data-size="s">
          <ChevronEndIcon />
        </Turn>
      </Header>
      <Grid>{(date) => <Cell date={date} data-marked={isMarked?.(date) || undefined} />}</Grid>
    </Root>
  );
}

const Root = styled(AriaRangeCalendar).withConfig(
  innerClass('DateRangePicker-calendar'),
)`` as typeof AriaRangeCalendar<CalendarDate>;

const Header = styled.div.withConfig(partClass('DateRangePicker-header'))`
  display: flex;
  align-items: center;
  gap: 4px;
  padding-block-end: 6px;
`;

const Month = styled(Heading).withConfig(innerClass('DateRangePicker-heading'))`
  flex: 1;
  margin: 0;
  font-size: var(--pf-font-size-m);
  font-weight: 600;
  text-align: center;
`;

const Turn = styled(Button).withConfig(innerClass('DateRangePicker-turn'))`
  ${buttonStyle}
  inline-size: var(--pf-control-s);
  padding: 0;
`;

const Grid = styled(CalendarGrid).withConfig(innerClass('DateRangePicker-grid'))`
  inline-size: auto;
  border-collapse: collapse;
  & :where(th) {
    padding: 4px 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-xs);
    font-weight: 500;
    text-align: center;
  }
  & :where(td) {
    padding: 1px 0;
  }
`;

const Cell = styled(CalendarCell).withConfig(partClass('DateRangePicker-cell'))`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 34px;
  block-size: 32px;
  color: var(--pf-ink);
  cursor: pointer;
  outline: none;
  &:where([data-hovered]) {
    background: var(--pf-hover);
    border-radius: var(--pf-radius-s);
  }
  &:where([data-selected]) {
    background: var(--pf-primary-soft);
    border-radius: 0;
  }
  &:where([data-selection-start], [data-selection-end]) {
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
  }
  &:where([data-selection-start]) {
    border-start-start-radius: var(--pf-radius-s);
    border-end-start-radius: var(--pf-radius-s);
  }
  &:where([data-selection-end]) {
    border-start-end-radius: var(--pf-radius-s);
    border-end-end-radius: var(--pf-radius-s);
  }
  &:where([data-marked])::after {
    content: '';
    position: absolute;
    inset-block-end: 3px;
    inset-inline-start: calc(50% - 2px);
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentColor;
  }
  &:where([data-outside-month]) {
    visibility: hidden;
  }
  &:where([data-disabled], [data-unavailable]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  &:where([data-unavailable]) {
    text-decoration: line-through;
  }
  &:where([data-focus-visible]) {
    outline: var(--pf-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &:where([data-selected]) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
