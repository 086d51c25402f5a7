'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { LogOutIcon, MoreIcon, SendIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { EyeIcon } from '../../../../ui/icons/control-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { memberName } from '../../members.ts';
import { useTeamView, type MemberPartProps } from '../team-view-context.ts';

/** Further actions on a member; disabled ones show the reason. */
export function MemberMenu({ member }: MemberPartProps): JSX.Element {
  const t = useTranslate();
  const { team, actions } = useTeamView();
  const resend = team.decide(member, 'resend');
  const viewAs = team.decide(member, 'view_as');
  const remove = team.decide(member, 'remove');
  const isPending = member.invitation_status === 'pending';
  const isYou = member.user_id === team.actor?.user_id;
  const run = {
    'view-as': () => actions.viewAs?.(member),
    resend: () => actions.resend(member),
    remove: () => actions.askToRemove(member),
  };
  return (
    <Menu
      trigger={
        <IconButton icon={<MoreIcon />} size="s" label={t('team.actions', { name: memberName(member) })} />
      }
      onAction={(id) => run[id as keyof typeof run]()}
    >
      {actions.viewAs && !isYou && (
        <MenuItem
          id="view-as"
          icon={<EyeIcon size={16} />}
          isDisabled={!viewAs.allowed}
          description={viewAs.reason ?? t('team.view_as_hint')}
        >
          {t('team.view_as')}
        </MenuItem>
      )}
      {isPending && (
        <MenuItem
          id="resend"
          icon={<SendIcon size={16} />}
          isDisabled={!resend.allowed}
          description={resend.reason}
        >
          {t('team.resend')}
        </MenuItem>
      )}
      <MenuItem
        id="remove"
        variant="danger"
        icon={isYou ? <LogOutIcon size={16} /> : <TrashIcon size={16} />}
        isDisabled={!remove.allowed}
        description={remove.reason}
      >
        {t(isYou ? 'team.remove.leave' : isPending ? 'team.remove.revoke' : 'team.remove.action')}
      </MenuItem>
    </Menu>
  );
}
