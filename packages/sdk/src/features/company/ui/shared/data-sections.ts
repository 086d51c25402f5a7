import { css } from 'styled-components';

/** Cards of one component below each other. */
export const dataSectionsStyle = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
  color: var(--pf-ink);
`;
