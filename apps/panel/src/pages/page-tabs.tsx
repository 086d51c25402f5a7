import { token } from '@pinfold/sdk/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { matchPath, useLocation } from 'react-router';
import type { PanelHref } from '../routing/paths.ts';
import { useMayLink } from '../routing/use-panel-session.ts';
import { RouterLink } from '../routing/router-link.tsx';

export interface PageTab {
  path: PanelHref;
  label: string;
  /** After the label, such as a number. */
  after?: ReactNode;
  /** The query to go there with, such as `?view=map`. */
  search?: string;
  /** False where the path is the one that is open, and the query makes another tab the current one. @default true */
  isCurrent?: boolean;
}

export interface PageTabsProps {
  /** Names the row. */
  label: string;
  tabs: readonly PageTab[];
}

/** Pages side by side, as far as they are built and open to the reader. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const mayLink = useMayLink();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    row.current
      ?.querySelector("[aria-current='page']")
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Row ref={row} aria-label={label}>
      {tabs
        .filter(({ path }) => mayLink(path))
        .map(({ path, label: name, after, search = '', isCurrent = true }) => (
          <Tab
            key={name}
            to={`${path}${search}`}
            aria-current={isCurrent && matchPath({ path, end: false }, pathname) ? 'page' : undefined}
          >
            {name}
            {after}
          </Tab>
        ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: 22px;
  border-block-end: 1px solid ${token('color-line')};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`;

const Tab = styled(RouterLink)`
  display: inline-flex;
  flex: none;
  gap: 7px;
  align-items: center;
  min-block-size: 40px;
  border-block-end: 2px solid transparent;
  color: ${token('color-ink-2')};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${token('color-ink')};
  }
  &[aria-current='page'] {
    border-color: ${token('color-primary')};
    color: ${token('color-ink')};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
