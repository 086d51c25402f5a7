import type { WorldAccount, WorldLocation } from '../../world.ts';
import type { Chain } from './chain.ts';
import { locate } from './locate.ts';
import { readPlaces } from './place.ts';

/**
 * A colleague's Google account before its first import: a place of her own, and a group with new locations that are not
 * verified yet, one duplicate, one suspended, and two that the chain's account has already.
 */
export function newcomerAccounts(lipa: Chain): WorldAccount[] {
  const [own, ...others] = readPlaces(places).map((place) => locate(lipa, place));
  const known = lipa.places.map((place) => locate(lipa, place));
  const idOf = (code: string): string => known.find(({ storeCode }) => storeCode === code)?.id ?? '';
  const marked = others.map((location): WorldLocation => {
    if (location.storeCode === 'LIP-KRK-92') {
      return { ...location, duplicateOf: `locations/${idOf('LIP-KRK-01')}` };
    }
    return location.storeCode === 'LIP-POZ-91' ? { ...location, standing: 'suspended' } : location;
  });
  return [
    {
      id: newcomerAccountId,
      name: 'Marta Lipińska',
      email: 'marta.lipinska@poczta.example',
      refreshToken: 'demo-marta',
      type: 'PERSONAL',
      locations: own ? [own] : [],
    },
    {
      id: newcomerGroupId,
      name: 'Lipa: nowe lokale',
      refreshToken: 'demo-marta-group',
      ownedBy: newcomerAccountId,
      locations: marked,
      shares: [idOf('LIP-KRK-02'), idOf('LIP-WAW-03')],
    },
  ];
}

/** The colleague’s own account. */
export const newcomerAccountId = '100000000000000000004';

/** The group that she owns. */
export const newcomerGroupId = '100000000000000000005';

const places = `
LIP-KRK-91 | Kraków | ul. Starowiślna 55 | 31-038 | 50.05402 | 19.94612 | 0 | | unverified
LIP-KRK-92 | Kraków | Rynek Główny 12 | 31-042 | 50.06111 | 19.93844 | 0 | | unverified
LIP-WAW-91 | Warszawa | ul. Wolska 88 | 01-141 | 52.23382 | 20.96512 | 0 | | unverified
LIP-GDN-91 | Gdańsk | ul. Elektryków 1 | 80-863 | 54.36302 | 18.64912 | 0 | ogródek | unverified
LIP-POZ-91 | Poznań | ul. Głogowska 14 | 60-734 | 52.40082 | 16.91312 | 0 | | unverified
LIP-LDZ-91 | Łódź | ul. Ogrodowa 17 | 91-065 | 51.77822 | 19.44812 | 0 | galeria handlowa |
`;
