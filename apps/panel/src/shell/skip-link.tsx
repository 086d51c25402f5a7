import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';

/** Takes a keyboard past the navigation; seen only when it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${token('z-overlay')};
  padding: 9px 14px;
  border-radius: ${token('radius-s')};
  background: ${token('color-primary')};
  color: ${token('color-primary-ink')};
  font-weight: 600;
  text-decoration: none;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
