'use client';
import { canImportPlace } from '@pinfold/contract/features/integrations/can-import-place';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import type { GooglePlace } from '../../use-google-places.ts';

interface PlaceRowProps {
  place: GooglePlace;
  isSelected: boolean;
  onToggle: () => void;
}

/** A place to tick: its address first, which is what tells places of a chain apart; or why it cannot be ticked. */
export function PlaceRow({ place, isSelected, onToggle }: PlaceRowProps): JSX.Element {
  const t = useTranslate();
  const { address, name, store_code: code, state } = place;
  const isOpen = canImportPlace(place);
  const facts = [address ? name : '', code, isOpen ? '' : t(`integrations.import.state.${state}`)];
  return (
    <Place>
      <CheckBox
        label={address || name}
        description={facts.filter(Boolean).join(' · ')}
        isSelected={isSelected}
        isDisabled={!isOpen}
        onChange={onToggle}
        excludeFromTabOrder
      />
    </Place>
  );
}

const Place = styled.div.withConfig(innerClass('LocationImport-place'))`
  display: grid;
  padding: 8px 14px;
`;
