import { usePinfold } from '@pinfold/sdk';
import { useUser } from '@pinfold/sdk/headless/session';
import { Avatar, IconButton, LogOutIcon, Menu, MenuItem, MenuSection, PersonIcon } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router';
import { useMayLink } from '../routing/use-panel-session.ts';
import { useStored } from '../session/session-store.ts';
import { useLeave } from '../session/use-leave.ts';
import { useText } from '../texts/use-text.ts';
import { accountPages } from './navigation.ts';

/** Who is logged in, their own settings, and the way out. */
export function UserMenu() {
  const t = useText();
  const navigate = useNavigate();
  const mayLink = useMayLink();
  const { data: user } = useUser();
  const email = useStored().user?.email ?? '';
  const { leave, isLeaving } = useLeave();
  const { isViewAs } = usePinfold();
  // The bar on top leads back to the reader's own account.
  if (isViewAs) return null;
  return (
    <Menu
      onAction={(chosen) => (chosen === 'log-out' ? leave() : void navigate(String(chosen)))}
      trigger={
        <IconButton
          icon={<Avatar name={user?.name || email} />}
          label={t('account.open')}
          hasTooltip={false}
          isPending={isLeaving}
        />
      }
    >
      <MenuSection title={user?.is_demo ? `${t('account.demo')}, ${email}` : email}>
        {accountPages
          .filter(({ path }) => mayLink(path))
          .map(({ path, label }) => (
            <MenuItem key={path} id={path} icon={<PersonIcon />}>
              {t(label)}
            </MenuItem>
          ))}
        <MenuItem id="log-out" icon={<LogOutIcon />}>
          {t('account.log_out')}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
