'use client';
import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { socialNetworks } from '@pinfold/contract/features/listings/contact/links';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { AttributeControlProps } from './attribute-choices.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';

interface LinkFieldsProps extends AttributeControlProps {
  faults: readonly Fault[];
  faultText: (found: Fault | undefined) => string | undefined;
}

/** The link of an attribute, or several where it takes them. */
export function LinkFields({
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
              label={t('listing_editor.offer.link', { name: attribute.display_name })}
              isLabelHidden
              type="url"
              inputMode="url"
              placeholder={`https://${social?.hosts[0] ?? ''}${social ? '/…' : '…'}`}
              value={text}
              onChange={(next) => change(index, next)}
              description={
                social && index === 0
                  ? t('listing_editor.offer.network', { network: social.network })
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
              label={t('listing_editor.offer.remove_link', { url: text })}
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
          {t('listing_editor.offer.add_link')}
        </Button>
      )}
    </Stack>
  );
}

function isGeneral({ values }: Fault): boolean {
  return values['url'] === undefined;
}
