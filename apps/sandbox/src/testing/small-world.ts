import type { World, WorldLocation, WorldReview } from '../world/world.ts';

/** Tests begin here: Saturday noon in Kraków. */
export const startOfTest = Date.UTC(2026, 10, 21, 11);

export function smallWorld(): World {
  return {
    accounts: [
      {
        id: '1',
        name: 'Kawiarnia Mała',
        refreshToken: 'refresh-1',
        locations: [
          location('rynek', { reviews: Array.from({ length: 120 }, (_, index) => review(index)) }),
          location('dworzec', { reviews: Array.from({ length: 12 }, (_, index) => review(1000 + index)) }),
          location('nowa', { verified: false }),
        ],
      },
      { id: '2', name: 'Obca Firma', refreshToken: 'refresh-2', locations: [location('obca', {})] },
    ],
  };
}

function location(id: string, over: Partial<WorldLocation>): WorldLocation {
  return {
    id,
    title: 'Kawiarnia Mała',
    storeCode: `MAL-${id}`,
    phone: '+48 12 422 10 10',
    website: 'https://mala.example/',
    languageCode: 'pl',
    address: {
      regionCode: 'PL',
      languageCode: 'pl',
      postalCode: '31-042',
      administrativeArea: 'małopolskie',
      locality: 'Kraków',
      addressLines: ['Rynek Główny 12'],
    },
    latitude: 50.0617,
    longitude: 19.9373,
    categoryId: 'categories/gcid:cafe',
    categoryName: 'Kawiarnia',
    labels: ['ogródek'],
    placeId: `place-${id}`,
    verified: true,
    openState: 'OPEN',
    reviews: [],
    ...over,
  };
}

function review(index: number): WorldReview {
  const createTime = startOfTest - (index + 1) * 3_600_000;
  const rating = ([5, 4, 5, 1, 3] as const)[index % 5] ?? 5;
  return {
    id: `r${index}`,
    author: `Gość ${index}`,
    anonymous: index % 10 === 9,
    rating,
    ...(index % 4 === 0 ? {} : { comment: `Opinia numer ${index}` }),
    createTime,
    updateTime: createTime,
  };
}
