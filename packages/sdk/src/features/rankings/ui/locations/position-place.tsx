'use client';
import type { JSX } from 'react';
import { Link } from '../../../../ui/actions/link.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationPositions } from '../../ranking.ts';
import { useRankLocationsView } from './rank-locations-context.ts';

/** Which location: its name, which leads to its own positions, above the address that tells it from others. */
export function PositionPlace({ facility }: Pick<LocationPositions, 'facility'>): JSX.Element {
  const { getHref } = useRankLocationsView();
  const { name, formatted_address, store_code } = facility;
  return (
    <Text as="div" wrap="anywhere" minInlineSize="0">
      {getHref ? (
        <Link href={getHref(facility)} isInApp variant="name" aria-label={`${name}, ${formatted_address}`}>
          {name}
        </Link>
      ) : (
        <Text as="strong" weight="medium">
          {name}
        </Text>
      )}
      <Text as="div" tone="muted" size="s">
        {formatted_address}
        {store_code && (
          <>
            {' · '}
            <Text wrap={false}>{store_code}</Text>
          </>
        )}
      </Text>
    </Text>
  );
}
