'use client';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { neededBy } from '../../permissions/permission-choice.ts';
import type { PermissionTreeProps } from './permission-tree.tsx';

interface PermissionItemProps extends Pick<PermissionTreeProps, 'chosen' | 'grantable' | 'onChange'> {
  permission: Permission;
}

/** One permission, with why it cannot be given, or what needs it. */
export function PermissionItem({
  permission,
  chosen,
  grantable,
  onChange,
}: PermissionItemProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const isSelected = chosen.includes(permission);
  const needing = isSelected ? neededBy(permission, chosen) : [];
  const names = needing.slice(0, 2).map((one) => t(`team.permission.${one}`));
  const more = needing.length - names.length;
  const reason = !grantable.has(permission)
    ? t('team.permissions.not_held')
    : names.length > 0 &&
      t('team.permissions.needed_by', {
        names: format.list([...names, ...(more > 0 ? [t('team.permissions.more', { count: more })] : [])]),
      });
  return (
    <CheckBox
      label={t(`team.permission.${permission}`)}
      description={reason || undefined}
      isSelected={isSelected}
      isDisabled={!grantable.has(permission)}
      onChange={(isOn) => onChange([permission], isOn)}
    />
  );
}
