'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { SearchLocation } from '../../search-locations/use-search-locations.ts';
import { DataRow } from '../shared/data-row.tsx';
import { countryName } from './country-name.ts';

interface PlaceRowProps {
  location: SearchLocation;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One place from which positions are watched. */
export function PlaceRow({
  location: { name, region, country },
  refusal,
  onRemove,
}: PlaceRowProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  return (
    <DataRow
      title={name}
      text={[region, countryName(country, language)].filter(Boolean).join(', ')}
      actions={
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('company.places.remove', { name })}
          disabledReason={refusal}
          onPress={onRemove}
        />
      }
    />
  );
}
