import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';

/** The bar at the top of every frame. */
export const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-block-size: 60px;
  padding: env(safe-area-inset-top) max(24px, env(safe-area-inset-right)) 0
    max(24px, env(safe-area-inset-left));
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  @media (max-width: 640px) {
    gap: 2px;
    min-block-size: 52px;
    padding-inline: 8px;
  }
`;

/** Below the bar, what scrolls: the page itself. */
export const Content = styled.main`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  padding-block-end: env(safe-area-inset-bottom);
`;
