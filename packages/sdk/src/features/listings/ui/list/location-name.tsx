'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import type { LocationItem } from '../../list/location-list-queries.ts';
import { useLocationListView } from './location-list-context.ts';

/** The name, which leads to the editor, above the address that tells locations of one name apart. */
export function LocationName({ location }: { location: LocationItem }): JSX.Element {
  const { getHref } = useLocationListView();
  const { name, formatted_address } = location;
  return (
    <Name>
      {getHref ? (
        <NameLink>
          <Link href={getHref(location)} isInApp aria-label={`${name}, ${formatted_address}`}>
            {name}
          </Link>
        </NameLink>
      ) : (
        <NameLink>{name}</NameLink>
      )}
      <Address>{formatted_address}</Address>
    </Name>
  );
}

const Name = styled.div.withConfig(partClass('LocationList-name'))`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const NameLink = styled.div.withConfig(partClass('LocationList-nameLink'))`
  font-weight: 550;
  & > a {
    color: var(--pf-ink);
  }
`;

const Address = styled.div.withConfig(partClass('LocationList-address'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;
