import { token } from '@pinfold/sdk/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
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

/** The content scrolls by itself, so that another page has to be begun at its top by us. */
export function useStartAtTop() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    content.current?.scrollTo?.({ top: 0 });
  }, [pathname]);
  return content;
}

/** Screens on which the sidebar becomes a drawer. */
export const narrow = '(max-width: 900px)';

/** What there is room for, except on a phone. */
export const OnlyWide = styled.span`
  display: flex;
  @media (max-width: 640px) {
    display: none;
  }
`;
