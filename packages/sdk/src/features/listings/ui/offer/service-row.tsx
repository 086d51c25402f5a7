'use client';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service-item';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { priceText } from './price-text.ts';
import { ServiceForm, type ServiceFaultTexts } from './service-form.tsx';
import { Actions, FaultText, Name, Price, Service, ServiceText, Summary } from './service-parts.ts';

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
    <Service>
      <Summary>
        <Name>
          {name || t('listing_editor.offer.unnamed')}
          {!isExpanded && description && <ServiceText>{description}</ServiceText>}
        </Name>
        <Price>{priceText(t, price, language)}</Price>
        {!row.isReadOnly && (
          <Actions>
            <IconButton
              icon={isExpanded ? <ChevronUpIcon /> : <EditIcon />}
              size="s"
              label={t('listing_editor.offer.edit', { name })}
              aria-expanded={isExpanded}
              {...(isExpanded && { 'aria-controls': id })}
              isDisabled={row.isDisabled}
              onPress={() => onExpandedChange(!isExpanded)}
            />
            <IconButton
              icon={<TrashIcon />}
              size="s"
              label={t('listing_editor.offer.remove', { name })}
              isDisabled={row.isDisabled}
              onPress={onRemove}
            />
          </Actions>
        )}
      </Summary>
      {!isExpanded && found.map((text) => <FaultText key={text}>{text}</FaultText>)}
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
    </Service>
  );
}
