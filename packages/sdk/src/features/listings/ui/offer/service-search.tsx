'use client';
import { fault } from '@pinfold/contract/features/listings/fault';
import { isSameService, type ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import type { ListingCategory } from '../../offer/use-listing-categories.ts';
import { useFaultText } from '../hours/use-fault-text.ts';
import { holdsText } from './holds-text.ts';
import { Text } from '../../../../ui/layout/text.tsx';

interface ServiceSearchProps {
  services: readonly ServiceItem[];
  categories: readonly ListingCategory[];
  onAdd: (service: ServiceItem) => void;
  isDisabled: boolean;
}

/** Offers the provider's services of the chosen categories, and what was typed as one of the company's own. */
export function ServiceSearch({ onAdd, ...props }: ServiceSearchProps): JSX.Element {
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
        <Text as="div" size="s" tone="bad" role="alert">
          {faultText(fault('service_repeated', { service: repeated }))}
        </Text>
      )}
    </>
  );
}

/** Each choice begins with an empty field. */
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
      label={t('listing_editor.offer.add_service')}
      placeholder={t('listing_editor.offer.find_service')}
      options={[
        ...found.map(({ service_type_id: id, name, category }) => ({
          id: `${category} ${id}`,
          label: name,
          description: nameOf(category),
        })),
        ...(own && first ? [{ id: ownId, label: t('listing_editor.offer.add_own', { name: own }) }] : []),
      ]}
      value={null}
      onInputChange={setText}
      onChange={(id) => {
        if (id === ownId && first) onAdd(serviceOf(null, first, own));
        const chosen = found.find((one) => `${one.category} ${one.service_type_id}` === id);
        if (chosen) onAdd(chosen);
      }}
      emptyText={t('listing_editor.offer.no_service')}
      isDisabled={isDisabled || first === undefined}
    />
  );
}

const ownId = 'own';

function serviceOf(service_type_id: string | null, category: string, name: string): ServiceItem {
  return { service_type_id, category, name, description: '', price: { type: 'none' } };
}
