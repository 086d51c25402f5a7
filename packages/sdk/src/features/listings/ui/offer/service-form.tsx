'use client';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { listingTextLengths } from '@pinfold/contract/features/listings/listing-texts';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { Indent } from '../../../../ui/layout/list.tsx';

/** What is wrong with each field of a service, in words. */
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

/** What is said of one service. The provider names its own; a custom one is named here. */
export function ServiceForm({
  id,
  service,
  onChange,
  faults,
  categories,
  ...form
}: ServiceFormProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { isDisabled } = form;
  const isCustom = service.service_type_id === null;
  const most = isCustom
    ? listingTextLengths.custom_service_description
    : listingTextLengths.structured_service_description;
  const counter = (text: string, max: number) =>
    `${format.number(text.trim().length)} / ${format.number(max)}`;
  return (
    <Indent gap={4} id={id} role="group" aria-label={service.name}>
      {isCustom && (
        <TextField
          label={t('listing_editor.offer.name')}
          value={service.name}
          onChange={(name) => onChange({ ...service, name })}
          description={counter(service.name, listingTextLengths.custom_service_name)}
          errorMessage={faults.name}
          isDisabled={isDisabled}
        />
      )}
      {isCustom && categories.length > 1 && (
        <Select
          label={t('listing_editor.offer.category')}
          options={categories}
          value={service.category}
          onChange={(category) => onChange({ ...service, category })}
          isDisabled={isDisabled}
        />
      )}
      <TextArea
        label={t('listing_editor.offer.description')}
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
