import { css, type RuleSet } from 'styled-components';
import { visuallyHidden } from '../visually-hidden.ts';

/** The row of a check box, a switch or a radio button: the native input, its drawing, its text. */
export const toggleRowStyle: RuleSet = css`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 9px;
  max-inline-size: 100%;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:where([data-disabled]) {
      color: GrayText;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 36px;
    padding-block: 7px;
  }
`;

export const toggleInputStyle: RuleSet = css`
  ${visuallyHidden}
  &:focus-visible + * {
    outline: var(--pf-focus);
    outline-offset: 2px;
  }
`;

export const toggleTextStyle: RuleSet = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const toggleDescriptionStyle: RuleSet = css`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
