import { css, type RuleSet } from 'styled-components';

/** Styles of an item in a menu or list box. */
export const optionStyle: RuleSet = css`
  display: flex;
  align-items: center;
  gap: 9px;
  min-block-size: var(--pf-control-s);
  padding: 5px 10px;
  border-radius: var(--pf-radius-s);
  color: var(--pf-ink);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &:where([data-focused]) {
    background: var(--pf-hover);
  }
  &:where([data-focus-visible]) {
    outline: var(--pf-focus);
    outline-offset: -2px;
  }
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &:where([data-focused]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &:where([data-disabled]) {
      color: GrayText;
    }
  }
`;

export const optionTextStyle: RuleSet = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const optionDescriptionStyle: RuleSet = css`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
