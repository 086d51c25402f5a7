import { css, keyframes, type RuleSet } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

export const backdropStyle: RuleSet = css`
  position: fixed;
  inset: 0;
  z-index: var(--pf-z-overlay);
  background: var(--pf-backdrop);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 140ms ease-out;
  }
`;
