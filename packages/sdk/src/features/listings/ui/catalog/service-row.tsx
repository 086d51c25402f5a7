'use client';
import { type JSX, useId } from 'react';
import { listingTextLength, listingTextLengths } from '@pinfold/contract/features/listings/listing-texts';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Indent } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { PriceFields } from './price-fields.tsx';
import { priceText } from './money.ts';

interface ServiceRowProps {
  service: ServiceItem;
  onChange: (service: ServiceItem) => void;
  onRemove: () => void;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  faults: ServiceFaultTexts;
  categories: readonly { id: string; label: string }[];
  currency: string;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** One service in a line, and its form below it. */
export function ServiceRow({
  service,
  onRemove,
  isExpanded,
  onExpandedChange,
  ...row
}: ServiceRowProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const id = useId();
  const { name, description, price } = service;
  const found = [...new Set(Object.values(row.faults))];
  return (
    <Stack as="li" padding={[3, 0]}>
      <Row align="start" gap={3}>
        <Text as="div" flex="grow" wrap="anywhere" padding={[2, 0]}>
          {name || t('listing_editor.catalog.unnamed')}
          {!isExpanded && description && (
            <Text as="div" size="s" tone="muted">
              {description}
            </Text>
          )}
        </Text>
        <Text flex="none" padding={[2, 0]}>
          {priceText(t, price, language)}
        </Text>
        {!row.isReadOnly && (
          <Row as="span" flex="none" gap={1}>
            <IconButton
              icon={isExpanded ? <ChevronUpIcon /> : <EditIcon />}
              size="s"
              label={t('listing_editor.catalog.edit', { name })}
              aria-expanded={isExpanded}
              {...(isExpanded && { 'aria-controls': id })}
              isDisabled={row.isDisabled}
              onPress={() => onExpandedChange(!isExpanded)}
            />
            <IconButton
              icon={<TrashIcon />}
              size="s"
              label={t('listing_editor.catalog.remove', { name })}
              isDisabled={row.isDisabled}
              onPress={onRemove}
            />
          </Row>
        )}
      </Row>
      {!isExpanded &&
        found.map((text) => (
          <Text key={text} as="div" size="s" tone="bad">
            {text}
          </Text>
        ))}
      {isExpanded && (
        <ServiceForm
          id={id}
          service={service}
          onChange={row.onChange}
          faults={row.faults}
          categories={row.categories}
          currency={row.currency}
          isDisabled={row.isDisabled}
        />
      )}
    </Stack>
  );
}

/** Fault messages of a service by field. */
export type ServiceFaultTexts = Partial<Record<'name' | 'description' | 'price', string>>;

interface ServiceFormProps {
  id: string;
  service: ServiceItem;
  onChange: (service: ServiceItem) => void;
  faults: ServiceFaultTexts;
  categories: readonly { id: string; label: string }[];
  currency: string;
  isDisabled: boolean;
}

/** The form of one service. Only custom ones have a name field; the provider names its own. */
function ServiceForm({ id, service, onChange, faults, categories, ...form }: ServiceFormProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { isDisabled } = form;
  const isCustom = service.service_type_id === null;
  const most = isCustom
    ? listingTextLengths.custom_service_description
    : listingTextLengths.structured_service_description;
  const counter = (text: string, max: number) =>
    `${format.number(listingTextLength(text.trim()))} / ${format.number(max)}`;
  return (
    <Indent gap={4} id={id} role="group" aria-label={service.name}>
      {isCustom && (
        <TextField
          label={t('listing_editor.catalog.name')}
          value={service.name}
          onChange={(name) => onChange({ ...service, name })}
          description={counter(service.name, listingTextLengths.custom_service_name)}
          errorMessage={faults.name}
          isDisabled={isDisabled}
        />
      )}
      {isCustom && categories.length > 1 && (
        <Select
          label={t('listing_editor.catalog.category')}
          options={categories}
          value={service.category}
          onChange={(category) => onChange({ ...service, category })}
          isDisabled={isDisabled}
        />
      )}
      <TextArea
        label={t('listing_editor.catalog.description')}
        minRows={2}
        value={service.description}
        onChange={(description) => onChange({ ...service, description })}
        description={counter(service.description, most)}
        errorMessage={faults.description}
        isDisabled={isDisabled}
      />
      <PriceFields
        value={service.price}
        onChange={(price) => onChange({ ...service, price })}
        currency={form.currency}
        fault={faults.price}
        isDisabled={isDisabled}
      />
    </Indent>
  );
}
