import {
  ChevronEndIcon,
  ChevronStartIcon,
  Drawer,
  IconButton,
  Inset,
  MenuIcon,
  Stack,
  token,
} from '@pinfold/sdk/ui';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { paths } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';
import { Brand } from './brand.tsx';
import { narrow } from './frame-parts.ts';
import { NavigationList } from './navigation-list.tsx';
import { TrialChip } from './trial-chip.tsx';
import { RouterLink } from '../routing/router-link.tsx';

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

/** The sidebar of small screens. */
export function NavigationDrawer() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <OnlyNarrow>
      <IconButton
        icon={<MenuIcon />}
        label={t('nav.open')}
        hasTooltip={false}
        onPress={() => setOpen(true)}
      />
      <Drawer
        title={t('nav.title')}
        closeLabel={t('close')}
        side="start"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <NavigationList onChoose={() => setOpen(false)} />
        <Inset padding={[6, 0, 0]}>
          <TrialChip isInDrawer />
        </Inset>
      </Drawer>
    </OnlyNarrow>
  );
}

// In memory only: the spec lists what the browser may keep, and this is not on the list.
let collapsed = false;
const listeners = new Set<() => void>();

function collapseSidebar(next: boolean): void {
  collapsed = next;
  for (const listener of listeners) listener();
}

/** Whether the sidebar is collapsed, on every page until the panel is closed. */
function useIsSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, () => collapsed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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

const Home = styled(RouterLink)`
  display: inline-flex;
  border-radius: ${token('radius-s')};
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 3px;
  }
`;

const OnlyNarrow = styled.div`
  display: none;
  @media ${narrow} {
    display: block;
  }
`;
