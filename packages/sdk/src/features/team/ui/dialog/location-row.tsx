'use client';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';

interface LocationRowProps {
  location: Schemas['LocationSummary'];
  isSelected: boolean;
  /** Selected to begin with, so that it stays. */
  isLocked: boolean;
  onToggle: () => void;
}

/** A location to tick: its address first, which is what tells locations of a chain apart. */
export function LocationRow({ location, isSelected, isLocked, onToggle }: LocationRowProps) {
  const t = useTranslate();
  const { formatted_address: address, name, store_code: code } = location;
  const facts = [name, code, isLocked && t('team.places.locked')].filter(Boolean).join(', ');
  return (
    <Place>
      <CheckBox
        label={address || name}
        description={facts}
        isSelected={isSelected}
        isDisabled={isLocked}
        onChange={onToggle}
        excludeFromTabOrder
      />
    </Place>
  );
}

const Place = styled.div.withConfig(partClass('MemberDialog-place'))`
  display: grid;
  padding: 7px 12px;
`;
