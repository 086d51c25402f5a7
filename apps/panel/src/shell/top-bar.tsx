import { Inset } from '@pinfold/sdk/ui';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { Bar } from './frame-parts.ts';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavigationDrawer } from './sidebar.tsx';
import { TrialChip } from './trial-chip.tsx';
import { UserMenu } from './user-menu.tsx';

/** What is at hand on every page: company, trial, help, language, color scheme, account. */
export function TopBar() {
  return (
    <Bar>
      <NavigationDrawer />
      <CompanyMenu />
      <Inset as="span" flex="grow" />
      <TrialChip />
      <HelpMenu />
      <LanguageMenu />
      <ColorSchemeMenu />
      <UserMenu />
    </Bar>
  );
}
