'use client';
import {
  attributeValueTypes,
  type AttributeValue,
} from '@pinfold/contract/features/listings/attributes/attribute';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { ShownAttribute } from './attribute-groups.ts';
import { LinkFields } from './link-fields.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { BoolChoice, EnumChoice, SeveralChoices } from './attribute-choices.tsx';

export interface AttributeRowProps {
  attribute: ShownAttribute;
  value: AttributeValue | undefined;
  faults: readonly Fault[];
  faultText: (found: Fault | undefined) => string | undefined;
  onChange: (value: AttributeValue) => void;
  onRemove: () => void;
  isDisabled: boolean;
}

/** One attribute with the control of its type. */
export function AttributeRow({
  attribute,
  faults,
  faultText,
  onRemove,
  ...row
}: AttributeRowProps): JSX.Element {
  const t = useTranslate();
  const { attribute_id, value_type, display_name: name } = attribute;
  const { bool, enum: one, url, repeated_enum: several } = attributeValueTypes;
  const value = row.value ?? { attribute_id, value_type, values: [] };
  const control = { attribute, value, onChange: row.onChange, isDisabled: row.isDisabled };
  const isWide = value_type === several || value_type === url;
  return (
    <Row
      as="li"
      direction={isWide ? 'column' : 'row'}
      align={isWide ? 'stretch' : 'center'}
      justify="between"
      gap={4}
      rowGap={2}
      padding={[3, 0]}
      wrap
    >
      <Text wrap="anywhere" {...(isWide ? { flex: 'none' } : { basis: '160px' })}>
        <Row as="span" gap={3} rowGap={1} wrap>
          {name}
          {attribute.deprecated && <Tag tone="warn">{t('listing_editor.offer.deprecated')}</Tag>}
          {!attribute.isOffered && <Tag tone="warn">{t('listing_editor.offer.not_offered')}</Tag>}
          {attribute.deprecated && (
            <Text basis="100%" size="s" tone="muted">
              {t('listing_editor.offer.deprecated_why')}
            </Text>
          )}
        </Row>
      </Text>
      {!attribute.isOffered && (
        <IconButton
          icon={<TrashIcon />}
          size="s"
          label={t('listing_editor.offer.remove', { name })}
          isDisabled={row.isDisabled}
          onPress={onRemove}
        />
      )}
      {attribute.isOffered && value_type === bool && <BoolChoice {...control} />}
      {attribute.isOffered && value_type === one && <EnumChoice {...control} />}
      {attribute.isOffered && value_type === several && <SeveralChoices {...control} />}
      {attribute.isOffered && value_type === url && (
        <LinkFields {...control} faults={faults} faultText={faultText} />
      )}
      {(value_type !== url || !attribute.isOffered) &&
        faults.map((found) => (
          <Text key={found.code} as="div" basis="100%" size="s" tone="bad">
            {faultText(found)}
          </Text>
        ))}
    </Row>
  );
}
