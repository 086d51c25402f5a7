'use client';
import type { Permission } from '@pinfold/contract/access/permissions';
import { permissionsIn, type PermissionGroup } from '@pinfold/contract/features/team/permission-groups';
import { useId, useMemo, useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { ChevronDownIcon, ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { branchState } from '../../permissions/permission-choice.ts';
import { PermissionItem } from './permission-item.tsx';
import type { PermissionTreeProps } from './permission-tree.tsx';

interface PermissionBranchProps extends Pick<PermissionTreeProps, 'chosen' | 'grantable' | 'onChange'> {
  group: PermissionGroup;
  isSearching: boolean;
}

/** One part of the product: a box for all of it, how many are ticked, and its permissions once it is opened. */
export function PermissionBranch({ group, isSearching, ...tree }: PermissionBranchProps): JSX.Element {
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
            // With some ticked a press completes the branch, as far as the reader can give it.
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
