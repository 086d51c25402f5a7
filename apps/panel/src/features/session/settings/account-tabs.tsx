import { token } from '@pinfold/sdk/ui';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { mayLink } from '../../../routing/may-open.ts';
import { useRouteAt } from '../../../routing/route-lookup.ts';
import { usePanelSession } from '../../../routing/use-panel-session.ts';
import { accountPages } from '../../../shell/account-pages.ts';
import { useText } from '../../../texts/use-text.ts';

/** The pages of the reader's own settings, side by side. */
export function AccountTabs() {
  const t = useText();
  const session = usePanelSession();
  const routeAt = useRouteAt();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Row ref={row} aria-label={t('nav.account')}>
      {accountPages
        .filter(({ path }) => mayLink(routeAt(path), session))
        .map(({ path, label }) => (
          <Tab key={path} to={path}>
            {t(label)}
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

const Tab = styled(NavLink)`
  display: inline-flex;
  flex: none;
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
