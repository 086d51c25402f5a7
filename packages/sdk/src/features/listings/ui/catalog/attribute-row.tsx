'use client';
import { type JSX, useState } from 'react';
import {
  attributeKey,
  type AttributeValue,
  attributeValueTypes,
} from '@pinfold/contract/features/listings/attributes/attribute';
import { socialNetworks } from '@pinfold/contract/features/listings/contact/links';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type AttributeControlProps, BoolChoice, EnumChoice, SeveralChoices } from './attribute-choices.tsx';
import type { ShownAttribute } from './attribute-groups.ts';

interface AttributeRowProps {
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
          {attribute.deprecated && <Tag tone="warn">{t('listing_editor.catalog.deprecated')}</Tag>}
          {!attribute.isOffered && <Tag tone="warn">{t('listing_editor.catalog.not_offered')}</Tag>}
          {attribute.deprecated && (
            <Text basis="100%" size="s" tone="muted">
              {t('listing_editor.catalog.deprecated_why')}
            </Text>
          )}
        </Row>
      </Text>
      {!attribute.isOffered && (
        <IconButton
          icon={<TrashIcon />}
          size="s"
          label={t('listing_editor.catalog.remove', { name })}
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

interface LinkFieldsProps extends AttributeControlProps {
  faults: readonly Fault[];
  faultText: (found: Fault | undefined) => string | undefined;
}

/** The link of an attribute, or several where it takes them. */
function LinkFields({
  attribute,
  value,
  onChange,
  isDisabled,
  faults,
  faultText,
}: LinkFieldsProps): JSX.Element {
  const t = useTranslate();
  // An empty field is no value yet.
  const [isAdding, setAdding] = useState(false);
  const said = value.values.map(String);
  const rows = isAdding || said.length === 0 ? [...said, ''] : said;
  const social = socialNetworks[attributeKey(attribute.attribute_id)];
  const change = (index: number, text: string) => {
    onChange({ ...value, values: rows.map((one, at) => (at === index ? text : one)) });
    setAdding(false);
  };
  const faultOf = (index: number, text: string) =>
    faults.find(({ values }) => values['url'] === text.trim()) ??
    (index === 0 ? faults.find(isGeneral) : undefined);
  return (
    <Stack align="start" gap={3}>
      {rows.map((text, index) => (
        <Row key={index} align="start" gap={3} inlineSize="100%">
          <Inset flex="grow">
            <TextField
              label={t('listing_editor.catalog.link', { name: attribute.display_name })}
              isLabelHidden
              type="url"
              inputMode="url"
              placeholder={`https://${social?.hosts[0] ?? ''}${social ? '/…' : '…'}`}
              value={text}
              onChange={(next) => change(index, next)}
              description={
                social && index === 0
                  ? t('listing_editor.catalog.network', { network: social.network })
                  : undefined
              }
              errorMessage={faultText(faultOf(index, text))}
              isDisabled={isDisabled}
            />
          </Inset>
          {rows.length > 1 && (
            <IconButton
              icon={<TrashIcon />}
              size="s"
              label={t('listing_editor.catalog.remove_link', { url: text })}
              isDisabled={isDisabled}
              onPress={() => {
                onChange({ ...value, values: said.filter((_, at) => at !== index) });
                setAdding(false);
              }}
            />
          )}
        </Row>
      ))}
      {attribute.repeatable && !rows.includes('') && (
        <Button
          size="s"
          icon={<PlusIcon size={14} />}
          isDisabled={isDisabled}
          onPress={() => setAdding(true)}
        >
          {t('listing_editor.catalog.add_link')}
        </Button>
      )}
    </Stack>
  );
}

function isGeneral({ values }: Fault): boolean {
  return values['url'] === undefined;
}
