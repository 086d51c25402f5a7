'use client';
import { Group } from 'react-aria-components/Group';
import { Input, TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { controlStyle, fieldStyle, inputStyle } from './field.tsx';

export const EntriesRoot: StyledComponent<typeof TextField> = styled(TextField).withConfig(
  partClass('EntriesField'),
)`
  ${fieldStyle}
`;

export const EntriesControl: StyledComponent<typeof Group> = styled(Group).withConfig(
  partClass('EntriesField-control'),
)`
  ${controlStyle}
  flex-wrap: wrap;
  gap: 5px 6px;
  max-block-size: 168px;
  padding-block: 5px;
  overflow-y: auto;
`;

export const EntriesInput: StyledComponent<typeof Input> = styled(Input).withConfig(
  partClass('EntriesField-input'),
)`
  ${inputStyle}
  flex: 1 1 120px;
  min-block-size: 26px;
  inline-size: 120px;
`;

export const EntryChip: StyledComponent<'span'> = styled.span.withConfig(innerClass('EntriesField-entry'))`
  display: inline-flex;
  align-items: stretch;
  max-inline-size: 100%;
  border-radius: 5px;
  background: var(--pf-line-2);
  color: var(--pf-ink);
  font-size: var(--pf-font-size-s);
  &:where([data-wrong]) {
    background: var(--pf-bad-soft);
    color: var(--pf-bad);
    text-decoration: underline wavy;
    text-decoration-thickness: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;

export const EntryText: StyledComponent<'button'> = styled.button.withConfig(partClass('EntriesField-text'))`
  ${focusRing}
  min-inline-size: 0;
  min-block-size: 26px;
  padding: 2px 2px 2px 8px;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: var(--pf-text-start);
  text-decoration: inherit;
  overflow-wrap: anywhere;
  cursor: text;
  @media (pointer: coarse) {
    min-block-size: 36px;
  }
`;

export const EntryRemove: StyledComponent<'button'> = styled.button.withConfig(
  innerClass('EntriesField-remove'),
)`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 26px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: inherit;
  cursor: pointer;
  @media (pointer: coarse) {
    inline-size: 36px;
  }
`;
