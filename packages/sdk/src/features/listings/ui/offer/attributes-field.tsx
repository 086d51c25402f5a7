'use client';
import {
  attributeFaults,
  attributeKey,
  type AttributeValue,
  type AttributeValueType,
} from '@pinfold/contract/features/listings/attributes/attribute';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { useState, type JSX } from 'react';
import { listingEditorMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { OfferedAttribute } from '../../offer/use-attribute-metadata.ts';
import { useFaultText } from '../hours/use-fault-text.ts';
import { attributeGroups, everyValueType, type ShownAttribute } from './attribute-groups.ts';
import { AttributeGroupRows } from './attribute-group-rows.tsx';
import { AttributeRow } from './attribute-row.tsx';
import { removeAttribute, setAttribute } from './set-attribute.ts';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

export interface AttributesFieldProps {
  /** What the listing says; an attribute that is not in it is unknown. */
  value: readonly AttributeValue[];
  onChange: (value: AttributeValue[]) => void;
  /** What the provider offers; `useAttributeMetadata` fetches it. */
  offered: readonly OfferedAttribute[];
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
 * What the provider asks about a location: yes or no, choices and links, in groups, found by name. Nothing is said of an
 * attribute until somebody says it.
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
        {t('listing_editor.offer.no_attributes')}
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
              label={t('listing_editor.offer.find_attribute')}
              placeholder={t('listing_editor.offer.find_attribute')}
              clearLabel={t('common.clear')}
              value={text}
              onChange={setText}
            />
          </Inset>
          <CheckBox label={t('listing_editor.offer.only_set')} isSelected={wantsSet} onChange={setWantsSet} />
        </Row>
      )}
      {groups.length === 0 && (
        <Text as="p" tone="muted">
          {t('listing_editor.offer.no_attribute')}
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
