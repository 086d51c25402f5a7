'use client';
import type { Permission } from '@pinfold/contract/access/permissions';
import { permissionGroups } from '@pinfold/contract/features/team/permission-groups';
import { useMemo, type JSX } from 'react';
import { teamMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { findPermissions } from '../../permissions/find-permissions.ts';
import { PermissionBranch } from './permission-branch.tsx';

export interface PermissionTreeProps {
  /** Those that are ticked. */
  chosen: readonly Permission[];
  /** Those that the reader can give. */
  grantable: ReadonlySet<Permission>;
  /** Part of a name: only what fits is shown, and every branch is open. */
  q: string;
  /** Some were ticked or unticked: one, or all of a part. */
  onChange: (permissions: readonly Permission[], isOn: boolean) => void;
}

/**
 * Every permission by part of the product; ticking a part ticks all in it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const [chosen, setChosen] = useState<readonly Permission[]>([]);
 * const change = (some: readonly Permission[], isOn: boolean) =>
 *   setChosen((before) => (isOn ? [...before, ...some] : before.filter((one) => !some.includes(one))));
 * return <PermissionTree chosen={chosen} grantable={new Set(permissions)} q="" onChange={change} />;
 * ```
 */
export function PermissionTree({ chosen, grantable, q, onChange }: PermissionTreeProps): JSX.Element {
  // Also stands in pages of others, where nothing of the team has been shown yet.
  useFeatureMessages(teamMessages);
  const t = useTranslate();
  const found = useMemo(() => findPermissions(permissionGroups, q, (key) => t(key)), [q, t]);
  if (found.length === 0)
    return (
      <Text as="p" tone="subtle" size="s" role="status">
        {t('team.permissions.no_match')}
      </Text>
    );
  return (
    <Stack role="group" aria-label={t('team.permissions.label')} lines="between" isFramed>
      {found.map((group) => (
        <PermissionBranch
          key={group.key}
          {...{ group, chosen, grantable, onChange }}
          isSearching={q.trim() !== ''}
        />
      ))}
    </Stack>
  );
}
