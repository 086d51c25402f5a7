import { css, type RuleSet } from 'styled-components';

/** A part of a date that is typed, such as its month. */
export const dateSegmentStyle: RuleSet = css`
  padding: 1px 2px;
  border-radius: 4px;
  outline: none;
  &:where([data-placeholder]) {
    color: var(--pf-ink-3);
  }
  &:where([data-focused]) {
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
  }
  @media (forced-colors: active) {
    &:where([data-focused]) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
