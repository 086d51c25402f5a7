import type { LocatorSource, PublicLocator, PublicReview, PublicStore } from '../../locator-source.ts';
import { exampleSource } from './example-locator.ts';

/** A locator whose first store has all that one can have, and whose map has what is asked for. */
export function richSource({
  key = 'rich',
  store = {} as Partial<PublicStore>,
  map = {} as Partial<PublicLocator['options']['map']>,
} = {}) {
  const source = exampleSource({ key });
  const asked: string[] = [];
  source.locatorIs((locator) => ({
    ...locator,
    options: { ...locator.options, map: { ...locator.options.map, is_shown: true, ...map } },
  }));
  const reviews: LocatorSource['reviews'] = async (_id, { page, rating, isTextOnly }) => {
    asked.push(`page ${page}, ${rating ?? 'any'} stars${isTextOnly ? ', with text' : ''}`);
    const fitting = exampleReviews.filter(
      (review) => (!rating || review.rating === rating) && (!isTextOnly || review.text !== ''),
    );
    return { count: fitting.length, results: fitting.slice((page - 1) * 10, page * 10) };
  };
  return {
    ...source,
    asked,
    reviews,
    store: async (id: number, language: 'pl' | 'en' | 'es', signal?: AbortSignal): Promise<PublicStore> => ({
      ...(await source.store(id, language, signal)),
      ...richStore,
      ...store,
    }),
  };
}

const day = (number: number, from: number, to: number) => [
  number * 1440 + from * 60,
  number * 1440 + to * 60,
];

const richStore: Partial<PublicStore> = {
  description: 'Kawa palona na miejscu, śniadania do południa i ciasta pieczone rano.\n\nPsy mile widziane.',
  website: 'https://www.lipa.example/kazimierz',
  maps_url: 'https://maps.google.com/?cid=1',
  hours: {
    week: [0, 1, 2, 3].flatMap((one) => day(one, 8, 20)).concat(day(4, 18, 26), day(5, 9, 24)),
    dates: [
      ['2026-11-25', []],
      ['2026-12-06', [600, 900]],
      ['2026-12-24', []],
    ],
  },
  more_hours: [{ label: 'Śniadania', hours: { week: day(0, 8, 12), dates: [] } }],
  services: [
    { name: 'Kawa przelewowa', text: '18 zł' },
    { name: 'Śniadanie wiedeńskie', text: 'od 29 do 39 zł' },
  ],
  attributes: [
    { group: 'Udogodnienia', items: ['Ogródek', 'Wi-Fi', 'Toaleta'] },
    { group: 'Płatności', items: ['Karty', 'BLIK'] },
  ],
  links: [{ text: 'Menu', url: 'https://lipa.example/menu' }],
  contact: { email: 'kazimierz@lipa.example', phone: '+48 12 421 55 11', url: '' },
  offer_link: { text: 'Zamów kawę', url: 'https://lipa.example/zamow' },
  sections: [
    {
      kind: 'links',
      title: 'Więcej o nas',
      items: [{ text: 'Praca', url: 'https://lipa.example/praca', image: null }],
    },
    {
      kind: 'buttons',
      title: '',
      items: [{ text: 'Kup kartę', url: 'https://lipa.example/karta', image: null }],
    },
  ],
  rating: 4.6,
  posts: [
    {
      id: 1,
      kind: 'OFFER',
      title: 'Druga kawa gratis',
      text: 'W każdy wtorek do południa.',
      image: null,
      starts_at: '2026-11-01T08:00:00Z',
      ends_at: '2027-11-30T20:00:00Z',
      published_at: '2026-11-01T08:00:00Z',
      action: { text: 'Zobacz', url: 'https://lipa.example/druga' },
      coupon: 'LIPA2',
    },
  ],
  photos: ['#8a5a3c', '#c89b6c', '#4c6b4f'].map((color, at) => ({
    id: at + 1,
    url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${color}"/></svg>`)}`,
    width: 640,
    height: 480,
  })),
  questions: [
    { question: 'Czy można przyjść z psem?', answer: 'Tak, miska z wodą czeka przy wejściu.' },
    { question: 'Czy jest parking?', answer: 'Najbliższy jest przy placu Wolnica.' },
  ],
};

const exampleReviews = Array.from({ length: 14 }, (_, at): PublicReview => ({
  id: at + 1,
  rating: at === 3 ? 2 : 5 - (at % 2),
  text: at % 3 === 2 ? '' : `Dobra kawa i spokój, wizyta ${at + 1}.`,
  author: at === 4 ? '' : 'Anna K.',
  created_on: '2026-10-12',
  reply: at === 0 ? 'Dziękujemy i do zobaczenia!' : null,
}));
richStore.reviews = exampleReviews.slice(0, 3);
richStore.reviews_count = exampleReviews.length;
