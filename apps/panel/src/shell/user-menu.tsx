import { useLogout, useUser } from '@pinfold/sdk/headless/session';
import { Avatar, IconButton, LogOutIcon, Menu, MenuItem, MenuSection } from '@pinfold/sdk/ui';
import { notifyGood } from '../notices/notices.ts';
import { leaveSession } from '../session/session-store.ts';
import { useStored } from '../session/use-stored.ts';
import { useText } from '../texts/use-text.ts';

/** Who is logged in, and the way out. */
export function UserMenu() {
  const t = useText();
  const { data: user } = useUser();
  const email = useStored().user?.email ?? '';
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onSettled: () => {
        leaveSession();
        notifyGood(t('session.left'));
      },
    });
  return (
    <Menu
      onAction={leave}
      trigger={
        <IconButton
          icon={<Avatar name={user?.name ?? email} />}
          label={t('account.open')}
          hasTooltip={false}
          isPending={logout.isPending}
        />
      }
    >
      <MenuSection title={user?.is_demo ? `${t('account.demo')}, ${email}` : email}>
        <MenuItem id="log-out" icon={<LogOutIcon />}>
          {t('account.log_out')}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
