'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../client/schema.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';

interface PickedRowProps {
  location: Schemas['LocationSummary'];
  isSelected: boolean;
  /** Why it cannot be taken back; it can without. */
  lockedText: string | undefined;
  onToggle: () => void;
}

/** A location to tick: its address first, which is what tells locations of a chain apart. */
export function PickedRow({ location, isSelected, lockedText, onToggle }: PickedRowProps): JSX.Element {
  const { formatted_address: address, name, store_code: code } = location;
  return (
    <Place>
      <CheckBox
        label={address || name}
        description={[name, code, lockedText].filter(Boolean).join(', ')}
        isSelected={isSelected}
        isDisabled={lockedText !== undefined}
        onChange={onToggle}
        excludeFromTabOrder
      />
    </Place>
  );
}

const Place = styled.div.withConfig(partClass('LocationPicker-row'))`
  display: grid;
  padding: 7px 12px;
`;
