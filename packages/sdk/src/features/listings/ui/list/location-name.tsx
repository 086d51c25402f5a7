'use client';
import type { JSX } from 'react';
import { Link } from '../../../../ui/actions/link.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationItem } from '../../list/location-list-queries.ts';
import { useLocationListView } from './location-list-context.ts';

/** The name, which leads to the editor, above the address that tells locations of one name apart. */
export function LocationName({ location }: { location: LocationItem }): JSX.Element {
  const { getHref } = useLocationListView();
  const { name, formatted_address } = location;
  return (
    <Stack minInlineSize="0">
      <Text weight="medium" wrap="anywhere" tone="default">
        {getHref ? (
          <Link href={getHref(location)} isInApp variant="name" aria-label={`${name}, ${formatted_address}`}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Text>
      <Text size="s" tone="muted" wrap="anywhere">
        {formatted_address}
      </Text>
    </Stack>
  );
}
