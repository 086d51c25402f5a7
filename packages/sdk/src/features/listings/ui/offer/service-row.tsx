'use client';
import type { ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { priceText } from './price-text.ts';
import { ServiceForm, type ServiceFaultTexts } from './service-form.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

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
          {name || t('listing_editor.offer.unnamed')}
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
