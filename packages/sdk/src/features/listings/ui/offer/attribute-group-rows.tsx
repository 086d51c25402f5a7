'use client';
import {
  isUnknownAttribute,
  type AttributeValue,
} from '@pinfold/contract/features/listings/attributes/attribute';
import { useId, useState, type ReactNode, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import type { AttributeGroup, ShownAttribute } from './attribute-groups.ts';
import { attributeOf } from './set-attribute.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';

interface AttributeGroupRowsProps {
  group: AttributeGroup;
  value: readonly AttributeValue[];
  /** Leaves nothing folded, such as while something is looked for. */
  isForcedOpen: boolean;
  hasFault: boolean;
  row: (attribute: ShownAttribute) => ReactNode;
}

/** Attributes that belong together, folded until somebody opens them or something in them is wrong. */
export function AttributeGroupRows({
  group,
  value,
  isForcedOpen,
  hasFault,
  row,
}: AttributeGroupRowsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isForcedOpen || hasFault;
  const name = group.name || t('listing_editor.offer.other_group');
  const set = group.attributes.filter(({ attribute_id }) => {
    const said = attributeOf(value, attribute_id);
    return said !== undefined && !isUnknownAttribute(said);
  });
  const count = t('listing_editor.offer.set_count', {
    set: format.number(set.length),
    all: format.number(group.attributes.length),
  });
  return (
    <Group>
      <GroupTitle
        type="button"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        disabled={isForcedOpen || hasFault}
        onClick={() => setOpened(!isOpened)}
      >
        {name}
        <Text flex="grow" size="s" tone="muted" weight="regular">
          {count}
        </Text>
        {isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
      </GroupTitle>
      {isOpen && (
        <List lines="above" padding={[0, 0, 3]} id={id} aria-label={name}>
          {group.attributes.map(row)}
        </List>
      )}
    </Group>
  );
}

const Group = styled.div.withConfig(innerClass('AttributesField-group'))`
  border-block-end: 1px solid var(--pf-line);
`;

const GroupTitle = styled.button.withConfig(innerClass('AttributesField-groupTitle'))`
  ${focusRing}
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 44px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink);
  font: inherit;
  font-weight: 600;
  text-align: var(--pf-text-start);
  cursor: pointer;
  &:where(:disabled) {
    cursor: default;
  }
  &:where(:disabled) > svg {
    visibility: hidden;
  }
`;
