'use client';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';

export const Week: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-week'))`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

/** Name, bar and switch in a row; on a phone the bar has a row of its own. */
export const Day: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-day'))`
  display: grid;
  grid-template: 'name bar switch' auto 'more more more' auto / minmax(96px, 0.36fr) 1fr auto;
  align-items: center;
  column-gap: 12px;
  padding-block: 3px;
  @container (max-width: 420px) {
    grid-template: 'name switch' auto 'bar bar' auto 'more more' auto / 1fr auto;
    padding-block: 4px;
  }
`;

export const DayName: StyledComponent<'span'> = styled.span.withConfig(innerClass('HoursWeekField-name'))`
  grid-area: name;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Bar: StyledComponent<'button'> = styled.button.withConfig(innerClass('HoursWeekField-bar'))`
  ${focusRing}
  grid-area: bar;
  display: block;
  min-inline-size: 0;
  margin: 0;
  padding: 4px 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink-2);
  font: inherit;
  font-size: var(--pf-font-size-xs);
  font-variant-numeric: tabular-nums;
  text-align: var(--pf-text-start);
  &:where(button:not(:disabled)) {
    cursor: pointer;
  }
  &:where(button:not(:disabled):hover) > svg {
    outline: 1px solid var(--pf-field-line);
  }
  &:where(:disabled) {
    opacity: 0.6;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export const SwitchPlace: StyledComponent<'span'> = styled.span.withConfig(
  innerClass('HoursWeekField-switch'),
)`
  grid-area: switch;
  display: inline-flex;
`;

/** Below the bar: what is wrong, and the editor of an opened day. */
export const More: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-more'))`
  grid-area: more;
  min-inline-size: 0;
`;

export const Editor: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-editor'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-block: 4px 10px;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--pf-line);
`;

export const Period: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-period'))`
  display: flex;
  flex-direction: column;
  gap: 4px;
`;

export const Times: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-times'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;

export const Until: StyledComponent<'span'> = styled.span.withConfig(innerClass('HoursWeekField-until'))`
  color: var(--pf-ink-3);
`;

export const NextDay: StyledComponent<'span'> = styled.span.withConfig(innerClass('HoursWeekField-nextDay'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;

export const Fault: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-fault'))`
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;

export const Actions: StyledComponent<'div'> = styled.div.withConfig(innerClass('HoursWeekField-actions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
`;
