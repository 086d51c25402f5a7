'use client';
import { type JSX, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Permission } from '@pinfold/contract/access/permissions';
import {
  type PermissionGroup,
  permissionGroups,
  permissionsIn,
} from '@pinfold/contract/features/team/permission-groups';
import { teamMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { ChevronDownIcon, ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { branchState, findPermissions, neededBy } from '../../permissions/permission-choice.ts';

export interface PermissionTreeProps {
  /** Those that are ticked. */
  chosen: readonly Permission[];
  /** Those that the user can give. */
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
  // Also used on other pages, where the team's messages are not loaded yet.
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

interface PermissionBranchProps extends Pick<PermissionTreeProps, 'chosen' | 'grantable' | 'onChange'> {
  group: PermissionGroup;
  isSearching: boolean;
}

/** One part of the product: a box for all of it, how many are ticked, and its permissions once it is opened. */
function PermissionBranch({ group, isSearching, ...tree }: PermissionBranchProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || isSearching;
  const chosen = useMemo(() => new Set<Permission>(tree.chosen), [tree.chosen]);
  const all = permissionsIn(group);
  const mine = all.filter((one) => tree.grantable.has(one));
  const state = branchState(all, chosen);
  const count = all.filter((one) => chosen.has(one)).length;
  const name = t(`team.group.${group.key}`);
  return (
    <Inset minInlineSize="0" data-state={state}>
      <Row gap={3} padding={[2, 4]}>
        <Text as="div" flex="grow" weight="medium">
          <CheckBox
            label={name}
            isSelected={state === 'all'}
            isIndeterminate={state === 'some'}
            isDisabled={mine.length === 0}
            // With some ticked a press completes the branch, as far as the user can give it.
            onChange={() => tree.onChange(all, !mine.every((one) => chosen.has(one)))}
          />
        </Text>
        <Text
          tone="subtle"
          size="s"
          weight="regular"
          aria-label={t('team.permissions.count', { count, total: all.length })}
        >
          {count}/{all.length}
        </Text>
        {!isSearching && (
          <IconButton
            icon={isOpen ? <ChevronDownIcon size={16} /> : <ChevronEndIcon size={16} />}
            label={t(isOpen ? 'team.permissions.close' : 'team.permissions.open', { name })}
            size="s"
            hasTooltip={false}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpened(!isOpen)}
          />
        )}
      </Row>
      <Items id={id} hidden={!isOpen}>
        {isOpen &&
          group.permissions.map((permission) => (
            <PermissionItem key={permission} permission={permission} {...tree} />
          ))}
        {isOpen &&
          group.groups?.map((branch) => (
            <PermissionBranch key={branch.key} group={branch} isSearching={isSearching} {...tree} />
          ))}
      </Items>
    </Inset>
  );
}

const Items = styled.div.withConfig(innerClass('MemberDialog-branchItems'))`
  display: flex;
  flex-direction: column;
  gap: 9px;
  padding: 4px 12px 12px 38px;
  &:where([hidden]) {
    display: none;
  }
  & & {
    padding-inline: 26px 0;
  }
`;

interface PermissionItemProps extends Pick<PermissionTreeProps, 'chosen' | 'grantable' | 'onChange'> {
  permission: Permission;
}

/** One permission, with why it cannot be given, or what needs it. */
function PermissionItem({ permission, chosen, grantable, onChange }: PermissionItemProps): JSX.Element {
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
