import { ChevronEndIcon, ChevronStartIcon, IconButton, token } from '@pinfold/sdk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { Brand } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';
import { narrow } from './narrow.ts';
import { collapseSidebar, useIsSidebarCollapsed } from './sidebar-state.ts';

/** The navigation beside the page: 287 px wide, 88 px collapsed (product spec, section 2). */
export function Sidebar() {
  const t = useText();
  const isCollapsed = useIsSidebarCollapsed();
  const Arrow = isCollapsed ? ChevronEndIcon : ChevronStartIcon;
  return (
    <Side data-collapsed={isCollapsed || undefined}>
      <Head>
        <Home to="/" aria-label="Pinfold">
          <Brand isSmall={isCollapsed} />
        </Home>
      </Head>
      <NavigationList isCollapsed={isCollapsed} />
      <Foot>
        <IconButton
          icon={<Arrow />}
          label={t(isCollapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!isCollapsed}
          onPress={() => collapseSidebar(!isCollapsed)}
        />
      </Foot>
    </Side>
  );
}

const Side = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 287px;
  padding: 14px 14px max(10px, env(safe-area-inset-bottom));
  border-inline-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  overflow: hidden auto;
  transition: inline-size 160ms ease-out;
  &[data-collapsed] {
    inline-size: 88px;
    align-items: center;
  }
  @media ${narrow} {
    display: none;
  }
`;

const Head = styled.div`
  padding: 2px 8px 16px;
`;

const Home = styled(Link)`
  display: inline-flex;
  border-radius: ${token('radius-s')};
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 3px;
  }
`;

const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: 10px;
`;
