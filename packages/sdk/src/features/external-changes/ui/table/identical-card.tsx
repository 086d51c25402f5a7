'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { IdenticalChanges } from '../../external-change.ts';
import { IdenticalActions } from './identical-actions.tsx';
import { IdenticalLocations } from './identical-locations.tsx';
import { IdenticalPlaces } from './identical-places.tsx';
import { IdenticalProposed } from './identical-proposed.tsx';

interface IdenticalCardProps {
  group: IdenticalChanges;
  isOpen: boolean;
  onToggle: () => void;
}

/** The same change in many locations, on a narrow screen. */
export function IdenticalCard({ group, isOpen, onToggle }: IdenticalCardProps): JSX.Element {
  const name = useFieldName(group.field);
  return (
    <Card>
      <strong>{name}</strong>
      <IdenticalProposed group={group} />
      <IdenticalPlaces {...{ group, isOpen, onToggle }} />
      <IdenticalActions group={group} />
      {isOpen && <IdenticalLocations identicalKey={group.identical_key} />}
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('ExternalChangesTable-card'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 16px 14px;
`;
