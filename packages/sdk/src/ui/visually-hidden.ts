import { css, type RuleSet } from 'styled-components';

/** Read by screen readers, not seen; a class instead of React Aria's inline style, which a strict CSP refuses in server markup. */
export const visuallyHidden: RuleSet = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
