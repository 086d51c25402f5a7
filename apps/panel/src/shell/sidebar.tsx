import { ChevronEndIcon, ChevronStartIcon, IconButton, Inset, Stack, token } from '@pinfold/sdk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';
import { Brand } from './brand.tsx';
import { narrow } from './narrow.ts';
import { NavigationList } from './navigation-list.tsx';
import { collapseSidebar, useIsSidebarCollapsed } from './sidebar-state.ts';

/** The navigation beside the page: 287 px wide, 88 px collapsed (product spec, section 2). */
export function Sidebar() {
  const t = useText();
  const isCollapsed = useIsSidebarCollapsed();
  const Arrow = isCollapsed ? ChevronEndIcon : ChevronStartIcon;
  return (
    <Side data-collapsed={isCollapsed || undefined}>
      <Stack align={isCollapsed ? 'center' : undefined}>
        <Inset padding={[1, 3, 5]}>
          <Home to={paths.home} aria-label="Pinfold">
            <Brand isSmall={isCollapsed} />
          </Home>
        </Inset>
        <NavigationList isCollapsed={isCollapsed} />
      </Stack>
      <Inset padding={[4, 0, 0]}>
        <IconButton
          icon={<Arrow />}
          label={t(isCollapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!isCollapsed}
          onPress={() => collapseSidebar(!isCollapsed)}
        />
      </Inset>
    </Side>
  );
}

const Side = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: space-between;
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
