'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import type { LocationPositions } from '../../ranking.ts';
import { useRankLocationsView } from './rank-locations-context.ts';

/** Which location: its name, which leads to its own positions, above the address that tells it from others. */
export function PositionPlace({ facility }: Pick<LocationPositions, 'facility'>): JSX.Element {
  const { getHref } = useRankLocationsView();
  const { name, formatted_address, store_code } = facility;
  return (
    <Place>
      {getHref ? (
        <Link href={getHref(facility)} isInApp aria-label={`${name}, ${formatted_address}`}>
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      <Address>
        {formatted_address}
        {store_code && (
          <>
            {' · '}
            <span>{store_code}</span>
          </>
        )}
      </Address>
    </Place>
  );
}

const Place = styled.div.withConfig(innerClass('LocationPositionsTable-place'))`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > a {
    color: var(--pf-ink);
  }
  & > strong {
    font-weight: 550;
  }
`;

const Address = styled.div.withConfig(innerClass('LocationPositionsTable-address'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  & > span {
    white-space: nowrap;
  }
`;
