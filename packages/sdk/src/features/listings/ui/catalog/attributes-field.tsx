'use client';
import { type JSX, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  attributeFaults,
  attributeKey,
  type AttributeValue,
  type AttributeValueType,
  attributeValueTypes,
  isUnknownAttribute,
} from '@pinfold/contract/features/listings/attributes/attribute';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { CatalogAttribute } from '../../catalog/use-catalog.ts';
import { useFaultText } from '../../fault-message.ts';
import {
  type AttributeGroup,
  attributeGroups,
  attributeOf,
  everyValueType,
  removeAttribute,
  setAttribute,
  type ShownAttribute,
} from './attribute-groups.ts';
import { AttributeRow } from './attribute-row.tsx';

export interface AttributesFieldProps {
  /** The listing's attributes; one that is not in it is unknown. */
  value: readonly AttributeValue[];
  onChange: (value: AttributeValue[]) => void;
  /** What the provider offers; `useAttributeMetadata` fetches it. */
  offered: readonly CatalogAttribute[];
  /** Only these: bool 1, enum 2, url 3, repeated enum 4; the others stay in `value` as they are. @default all four */
  valueTypes?: readonly AttributeValueType[] | undefined;
  /** What is wrong, by the index of the attribute in `value`. @default what the attributes' own rules find */
  faults?: readonly { index: number; fault: Fault }[] | undefined;
  isDisabled?: boolean | undefined;
  /** Shows what is given alone. @default false */
  isReadOnly?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * The provider's attributes of a location: yes or no, choices and links, in groups, with a search by name. An attribute
 * has no value until one is chosen.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { data: offered = [] } = useAttributeMetadata({ facilitiesIds: [listing.id] });
 * return <AttributesField value={attributes} onChange={setAttributes} offered={offered} />;
 * ```
 */
export function AttributesField({ appearance, ...props }: AttributesFieldProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="AttributesField" appearance={appearance}>
      <Attributes {...props} />
    </Surface>
  );
}

function Attributes({
  value,
  onChange,
  offered,
  valueTypes = everyValueType,
  ...props
}: AttributesFieldProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [wantsSet, setWantsSet] = useState(false);
  const { isDisabled = false, isReadOnly = false } = props;
  const isOnlySet = wantsSet || isReadOnly;
  const nameOf = (id: string) =>
    offered.find((one) => attributeKey(one.attribute_id) === attributeKey(id))?.display_name;
  const faultText = useFaultText({ attribute: nameOf });
  const faults: readonly { index: number; fault: Fault }[] =
    props.faults ??
    attributeFaults(value, offered.length > 0 ? offered : undefined).map(({ attribute_id, fault }) => ({
      index: value.findIndex((one) => one.attribute_id === attribute_id),
      fault,
    }));
  const all = attributeGroups(offered, value, { valueTypes, text: '', isOnlySet: false });
  const groups = attributeGroups(offered, value, { valueTypes, text, isOnlySet });
  const count = all.reduce((sum, group) => sum + group.attributes.length, 0);
  if (count === 0)
    return (
      <Text as="p" tone="muted">
        {t('listing_editor.catalog.no_attributes')}
      </Text>
    );

  const row = (attribute: ShownAttribute) => {
    const index = value.findIndex(
      (one) => attributeKey(one.attribute_id) === attributeKey(attribute.attribute_id),
    );
    return (
      <AttributeRow
        key={attribute.attribute_id}
        attribute={attribute}
        value={value[index]}
        faults={faults.filter((found) => index >= 0 && found.index === index).map(({ fault }) => fault)}
        faultText={faultText}
        onChange={(next) => onChange(setAttribute(value, next))}
        onRemove={() => onChange(removeAttribute(value, attribute.attribute_id))}
        isDisabled={isDisabled || isReadOnly}
      />
    );
  };
  return (
    <>
      {count > 8 && !isReadOnly && (
        <Row gap={5} rowGap={3} padding={[0, 0, 3]} wrap>
          <Inset basis="200px">
            <SearchField
              label={t('listing_editor.catalog.find_attribute')}
              placeholder={t('listing_editor.catalog.find_attribute')}
              clearLabel={t('common.clear')}
              value={text}
              onChange={setText}
            />
          </Inset>
          <CheckBox
            label={t('listing_editor.catalog.only_set')}
            isSelected={wantsSet}
            onChange={setWantsSet}
          />
        </Row>
      )}
      {groups.length === 0 && (
        <Text as="p" tone="muted">
          {t('listing_editor.catalog.no_attribute')}
        </Text>
      )}
      {groups.map((group) => (
        <AttributeGroupRows
          key={group.name}
          group={group}
          value={value}
          isForcedOpen={groups.length === 1 || text !== '' || isOnlySet || count <= 8}
          hasFault={faults.some(({ index }) =>
            group.attributes.some((one) => one.attribute_id === value[index]?.attribute_id),
          )}
          row={row}
        />
      ))}
    </>
  );
}

export type UrlAttributesFieldProps = Omit<AttributesFieldProps, 'valueTypes'>;

/**
 * The links among the attributes, such as a menu, a booking page or profiles in social networks. The other attributes
 * stay in `value` as they are.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <UrlAttributesField value={attributes} onChange={setAttributes} offered={offered} />
 * ```
 */
export function UrlAttributesField(props: UrlAttributesFieldProps): JSX.Element {
  return <AttributesField {...props} valueTypes={onlyLinks} />;
}

const onlyLinks = [attributeValueTypes.url];

interface AttributeGroupRowsProps {
  group: AttributeGroup;
  value: readonly AttributeValue[];
  /** Leaves nothing folded, such as while something is looked for. */
  isForcedOpen: boolean;
  hasFault: boolean;
  row: (attribute: ShownAttribute) => ReactNode;
}

/** A group of attributes, folded until it is opened or has a fault. */
function AttributeGroupRows({
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
  const name = group.name || t('listing_editor.catalog.other_group');
  const set = group.attributes.filter(({ attribute_id }) => {
    const said = attributeOf(value, attribute_id);
    return said !== undefined && !isUnknownAttribute(said);
  });
  const count = t('listing_editor.catalog.set_count', {
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
