import { css, type RuleSet } from 'styled-components';

/** Cards of one component below each other. */
export const dataSectionsStyle: RuleSet = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
  color: var(--pf-ink);
`;
