'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { ExternalChange } from '../../external-change.ts';
import { HistoryCell, HistoryHint } from './history-cell.ts';
import { useHistoryView } from './history-context.ts';

/** Which field of which location. */
export function HistoryPlace({ change: { field, facility } }: { change: ExternalChange }): JSX.Element {
  const nameOf = useFieldNames();
  const { getHref } = useHistoryView();
  const { formatted_address, name, store_code } = facility;
  return (
    <HistoryCell>
      <Field>{nameOf(field)}</Field>
      <span>
        {getHref ? (
          <Link href={getHref(facility)} isInApp variant="quiet">
            {formatted_address}
          </Link>
        ) : (
          formatted_address
        )}
      </span>
      <HistoryHint>{[name, store_code].filter(Boolean).join(' · ')}</HistoryHint>
    </HistoryCell>
  );
}

const Field = styled.strong.withConfig(partClass('ExternalChangesHistory-field'))`
  font-weight: 600;
`;
