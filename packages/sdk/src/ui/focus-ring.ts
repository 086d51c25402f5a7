import { css, type RuleSet } from 'styled-components';

/** An outline, because shadows vanish in forced colours. */
export const focusRing: RuleSet = css`
  outline: none;
  &:where([data-focus-visible]),
  &:where(:focus-visible:not([data-rac])) {
    outline: var(--pf-focus);
    outline-offset: 2px;
  }
`;
