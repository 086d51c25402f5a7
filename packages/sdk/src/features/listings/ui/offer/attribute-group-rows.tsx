'use client';
import {
  isUnknownAttribute,
  type AttributeValue,
} from '@pinfold/contract/features/listings/attributes/attribute-value';
import { useId, useState, type ReactNode, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import type { AttributeGroup, ShownAttribute } from './attribute-groups.ts';
import { Count, Group, GroupTitle, List } from './attribute-parts.ts';
import { attributeOf } from './set-attribute.ts';

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
        <Count>{count}</Count>
        {isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
      </GroupTitle>
      {isOpen && (
        <List id={id} aria-label={name}>
          {group.attributes.map(row)}
        </List>
      )}
    </Group>
  );
}
