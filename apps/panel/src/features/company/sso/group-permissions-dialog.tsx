import type { Permission } from '@pinfold/sdk';
import { choosePermissions, grantableWithNeeds, useTeamActor } from '@pinfold/sdk/headless/team';
import { PermissionTree } from '@pinfold/sdk/team';
import { Button, Dialog } from '@pinfold/sdk/ui';
import { useMemo } from 'react';
import { useText } from '../../../texts/use-text.ts';

export interface GroupPermissionsDialogProps {
  /** Of the group; empty while it has none. */
  name: string;
  chosen: readonly Permission[];
  onChange: (permissions: readonly Permission[]) => void;
  onClose: () => void;
}

const none: ReadonlySet<Permission> = new Set();

/** What the members of a group may do, at most what the reader may. */
export function GroupPermissionsDialog({ name, chosen, onChange, onClose }: GroupPermissionsDialogProps) {
  const t = useText();
  const actor = useTeamActor();
  const grantable = useMemo(() => (actor ? grantableWithNeeds(actor) : none), [actor]);
  return (
    <Dialog
      title={name ? t('sso.permissions_title', { name }) : t('sso.permissions_title_unnamed')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('sso.permissions_done')}
        </Button>
      }
    >
      <PermissionTree
        q=""
        chosen={chosen}
        grantable={grantable}
        onChange={(wanted, isOn) => onChange(choosePermissions(chosen, wanted, isOn, grantable).permissions)}
      />
    </Dialog>
  );
}
