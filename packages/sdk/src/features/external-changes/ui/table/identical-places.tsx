'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import type { IdenticalChanges } from '../../external-change.ts';

interface IdenticalPlacesProps {
  group: IdenticalChanges;
  isOpen: boolean;
  onToggle: () => void;
}

/** In how many locations, the first of them by address, and the way to all. */
export function IdenticalPlaces({ group, isOpen, onToggle }: IdenticalPlacesProps): JSX.Element {
  const t = useTranslate();
  const { count, facilities } = group;
  const more = count - facilities.length;
  return (
    <Places>
      <Button
        size="s"
        variant="ghost"
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronUpIcon size={15} /> : <ChevronDownIcon size={15} />}
        onPress={onToggle}
      >
        {t('external_changes.table.in_locations', { count })}
      </Button>
      <small>
        {[
          facilities.map(({ formatted_address }) => formatted_address).join('; '),
          more > 0 && t('external_changes.table.identical.more', { count: more }),
        ]
          .filter(Boolean)
          .join(' ')}
      </small>
    </Places>
  );
}

const Places = styled.div.withConfig(partClass('ExternalChangesTable-places'))`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  & > button {
    margin-inline-start: -8px;
  }
  & > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
    overflow-wrap: anywhere;
  }
`;
