'use client';
import { type JSX, useRef, useState } from 'react';
import { type Fault, fault } from '@pinfold/contract/features/listings/fault';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import {
  isSameService,
  serviceFaults,
  type ServiceItem,
} from '@pinfold/contract/features/listings/services/service';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { ListingCategory } from '../../catalog/use-catalog.ts';
import { useFaultText } from '../../fault-message.ts';
import { holdsText } from './holds-text.ts';
import { type ServiceFaultTexts, ServiceRow } from './service-row.tsx';

export interface ServicesFieldProps {
  /** Standard and custom services; amounts in minor units, and not a number where one could not be read. */
  value: readonly ServiceItem[];
  onChange: (value: ServiceItem[]) => void;
  /** The listing's categories with their services, the primary one first; `useListingCategories` fetches them. */
  categories: readonly ListingCategory[];
  /** Of new prices, ISO 4217. @default PLN */
  currency?: string | undefined;
  /** What is wrong, by the index of the service. @default what the services' own rules find */
  faults?:
    | readonly { index: number; field?: 'name' | 'description' | 'price' | undefined; fault: Fault }[]
    | undefined;
  isDisabled?: boolean | undefined;
  /** Shows the services alone. @default false */
  isReadOnly?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * What a location offers: services of its categories and its own, each with a description and a price.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ServicesField
 * @example
 * ```tsx
 * const { data: categories = [] } = useListingCategories({ ids: ['gcid:cafe'] });
 * return <ServicesField value={services} onChange={setServices} categories={categories} />;
 * ```
 */
export function ServicesField({ appearance, ...props }: ServicesFieldProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="ServicesField" appearance={appearance}>
      <Services {...props} />
    </Surface>
  );
}

function Services({ value, onChange, categories, currency = 'PLN', ...props }: ServicesFieldProps) {
  const t = useTranslate();
  const faultText = useFaultText();
  const all = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<number>();
  const { faults: given, isDisabled = false, isReadOnly = false } = props;
  const faults: NonNullable<ServicesFieldProps['faults']> = given ?? serviceFaults(value);
  const services = value.map((service) => namedService(service, categories));
  const groups = [
    ...new Set([...categories.map((one) => one.category_id), ...services.map((one) => one.category)]),
  ];
  const nameOf = (id: string) =>
    categories.find((one) => categoryKey(one.category_id) === categoryKey(id))?.name ?? id;
  const textsOf = (index: number): ServiceFaultTexts =>
    Object.fromEntries(
      faults
        .filter((found) => found.index === index)
        .map((found) => [found.field ?? 'name', faultText(found.fault) ?? '']),
    );
  const row = (service: ServiceItem, index: number) => (
    <ServiceRow
      key={index}
      service={service}
      onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
      onRemove={() => {
        onChange(value.filter((_, at) => at !== index));
        setExpanded(undefined);
        all.current?.focus();
      }}
      isExpanded={expanded === index && !isReadOnly}
      onExpandedChange={(isExpanded) => setExpanded(isExpanded ? index : undefined)}
      faults={textsOf(index)}
      categories={groups.map((id) => ({ id, label: nameOf(id) }))}
      currency={currency}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    />
  );
  return (
    <Stack
      part="ServicesField"
      gap={4}
      ref={all}
      tabIndex={-1}
      role="group"
      aria-label={t('listing_editor.catalog.services')}
    >
      {value.length === 0 && (
        <Text as="p" tone="muted">
          {t('listing_editor.catalog.no_services')}
        </Text>
      )}
      {groups.map((category) => {
        const rows = services.flatMap((service, index) =>
          service.category === category ? [row(service, index)] : [],
        );
        if (rows.length === 0) return null;
        return (
          <div
            key={category}
            role="group"
            aria-label={nameOf(category) || t('listing_editor.catalog.other_group')}
          >
            <Text as="div" size="s" tone="muted" weight="semibold" padding={[2, 0]} aria-hidden>
              {nameOf(category) || t('listing_editor.catalog.other_group')}
            </Text>
            <List lines="below">{rows}</List>
          </div>
        );
      })}
      {!isReadOnly && (
        <ServiceSearch
          services={services}
          categories={categories}
          isDisabled={isDisabled}
          onAdd={(service) => {
            onChange([...value, service]);
            // A service of one's own mostly gets its price and description at once.
            setExpanded(service.service_type_id === null ? value.length : undefined);
            all.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

/** The provider keeps only the id of a standard service: its name and category are those of the catalog. */
function namedService(service: ServiceItem, categories: readonly ListingCategory[]): ServiceItem {
  if (service.service_type_id === null || (service.name && service.category)) return service;
  for (const { category_id, service_types } of categories) {
    const offered = service_types.find((one) => one.service_type_id === service.service_type_id);
    if (offered) return { ...service, name: service.name || offered.name, category: category_id };
  }
  return { ...service, name: service.name || service.service_type_id };
}

interface ServiceSearchProps {
  services: readonly ServiceItem[];
  categories: readonly ListingCategory[];
  onAdd: (service: ServiceItem) => void;
  isDisabled: boolean;
}

/** Offers the provider's services of the chosen categories, and what was typed as one of the company's own. */
function ServiceSearch({ onAdd, ...props }: ServiceSearchProps): JSX.Element {
  const faultText = useFaultText();
  const [round, setRound] = useState(0);
  const [repeated, setRepeated] = useState<string>();
  const add = (service: ServiceItem) => {
    const isRepeated = props.services.some((one) => isSameService(one, service));
    setRepeated(isRepeated ? service.name : undefined);
    setRound(round + 1);
    if (!isRepeated) onAdd(service);
  };
  return (
    <>
      <Search key={round} {...props} onAdd={add} />
      {repeated !== undefined && (
        <FaultText>{faultText(fault('service_repeated', { service: repeated }))}</FaultText>
      )}
    </>
  );
}

/** The field is emptied after each choice. */
function Search({ services, categories, onAdd, isDisabled }: ServiceSearchProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const offered = categories.flatMap((category) =>
    category.service_types.map(({ service_type_id, name }) =>
      serviceOf(service_type_id, category.category_id, name),
    ),
  );
  const found = offered.filter(
    (service) => holdsText(service.name, text) && !services.some((one) => isSameService(one, service)),
  );
  const own = text.trim();
  const first = categories[0]?.category_id ?? services[0]?.category;
  const nameOf = (id: string) => categories.find(({ category_id }) => category_id === id)?.name ?? '';
  return (
    <ComboBox
      label={t('listing_editor.catalog.add_service')}
      placeholder={t('listing_editor.catalog.find_service')}
      options={[
        ...found.map(({ service_type_id: id, name, category }) => ({
          id: `${category} ${id}`,
          label: name,
          description: nameOf(category),
        })),
        ...(own && first ? [{ id: ownId, label: t('listing_editor.catalog.add_own', { name: own }) }] : []),
      ]}
      value={null}
      onInputChange={setText}
      onChange={(id) => {
        if (id === ownId && first) onAdd(serviceOf(null, first, own));
        const chosen = found.find((one) => `${one.category} ${one.service_type_id}` === id);
        if (chosen) onAdd(chosen);
      }}
      emptyText={t('listing_editor.catalog.no_service')}
      isDisabled={isDisabled || first === undefined}
    />
  );
}

const ownId = 'own';

function serviceOf(service_type_id: string | null, category: string, name: string): ServiceItem {
  return { service_type_id, category, name, description: '', price: { type: 'none' } };
}
