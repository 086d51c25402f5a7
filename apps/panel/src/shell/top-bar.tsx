import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { TrialChip } from './trial-chip.tsx';
import { UserMenu } from './user-menu.tsx';

/** What is at hand on every page: company, trial, language, looks, account. */
export function TopBar() {
  return (
    <Bar>
      <NavigationDrawer />
      <CompanyMenu />
      <Space />
      <TrialChip />
      <LanguageMenu />
      <ColorSchemeMenu />
      <UserMenu />
    </Bar>
  );
}

const Bar = styled.header`
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
    padding-inline: 8px;
  }
`;

const Space = styled.span`
  flex: 1;
`;
