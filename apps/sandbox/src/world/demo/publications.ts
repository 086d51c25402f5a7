import type { PhotoCategory, Scene, WorldPhoto, WorldPost } from '../publications.ts';
import { DAY } from '../warsaw-time.ts';
import { between, keyedRandom, pick, seedOf } from '../random.ts';

/** Pictures of products, by chain. */
const onTheTable: Record<string, readonly Scene[]> = {
  'gcid:cafe': ['cup', 'cake', 'cup'],
  'gcid:bakery': ['bread', 'cake', 'bread'],
  'gcid:coffee_roasters': ['beans', 'cup', 'beans'],
};

/** So many drawings of one scene differ; each is made once, however many places show it. */
const looks = 10;

/** Five to eight photos of a place: a cover, its front, its room, and what it serves. */
export function demoPhotos(code: string, categoryId: string, now: number): WorldPhoto[] {
  const random = keyedRandom(1, `${code} photos`);
  const look = seedOf(code) % looks;
  const served = onTheTable[categoryId] ?? ['cup', 'cake'];
  const wishes: [PhotoCategory, Scene][] = [
    ['COVER', pick(random, ['room', 'front', 'counter'])],
    ['EXTERIOR', 'front'],
    ['INTERIOR', pick(random, ['room', 'window'])],
    ['INTERIOR', 'counter'],
    ...served.map((scene): [PhotoCategory, Scene] => ['FOOD_AND_DRINK', scene]),
    ['ADDITIONAL', 'window'],
  ];
  return wishes.slice(0, between(random, 5, 8)).map(([category, scene], index) => ({
    id: `AF1Qip${String(seedOf(`${code} photo ${index}`)).padStart(10, '0')}`,
    category,
    // Two of one scene at one place are different pictures.
    drawing: { scene, look: (look + index) % looks },
    createTime: Math.round(now - (index * 23 + between(random, 3, 20)) * DAY),
  }));
}

interface Told {
  code: string;
  categoryId: string;
  domain: string;
  now: number;
}

/** One or two posts of a place: an offer with a coupon, an event, or news. */
export function demoPosts({ code, categoryId, domain, now }: Told): WorldPost[] {
  const random = keyedRandom(1, `${code} posts`);
  const texts = stories[categoryId] ?? cafe;
  const first = seedOf(code) % texts.length;
  const count = between(random, 1, 2);
  return Array.from({ length: count }, (_, index) => {
    const tell = texts[(first + index) % texts.length] ?? cafeOffer;
    const createTime = Math.round(now - (1 + index * 6 + between(random, 0, 3)) * DAY);
    return {
      id: String(seedOf(`${code} post ${index}`)).padStart(19, '4'),
      createTime,
      ...tell({ url: `https://${domain}`, day: (days) => dayOf(now + days * DAY), look: seedOf(code) % 10 }),
    };
  });
}

type Tell = (about: {
  url: string;
  /** A date so many days ahead. */
  day: (days: number) => string;
  look: number;
}) => Omit<WorldPost, 'id' | 'createTime'>;

const cafeOffer: Tell = ({ url, day, look }) => ({
  kind: 'OFFER',
  summary:
    'Przyjdź we dwoje: druga kawa z mlekiem za pół ceny, codziennie do 11:00. Pokaż kod przy kasie albo podaj go w aplikacji.',
  event: { title: 'Druga kawa za pół ceny', start: `${day(-3)}T08:00`, end: `${day(18)}T23:00` },
  offer: {
    coupon: 'LIPA-DWOJE',
    url: `${url}/oferta/druga-kawa`,
    terms: 'Jeden kod na osobę dziennie. Nie łączy się z innymi ofertami.',
  },
  drawing: { scene: 'cup', look },
});

const cafe: readonly Tell[] = [
  cafeOffer,
  ({ url, day, look }) => ({
    kind: 'EVENT',
    summary:
      'Nasza baristka pokaże, jak zaparzyć w domu kawę przelewową, która smakuje jak u nas. Trzy ziarna do spróbowania, wstęp wolny, liczba miejsc ograniczona.',
    event: { title: 'Wieczór z kawą przelewową', start: `${day(9)}T18:00`, end: `${day(9)}T20:00` },
    action: { type: 'SIGN_UP', url: `${url}/wydarzenia/kawa-przelewowa` },
    drawing: { scene: 'counter', look },
  }),
  ({ url, look }) => ({
    kind: 'STANDARD',
    summary:
      'W witrynie czeka jesienna karta ciast: szarlotka z antonówek, sernik z palonym masłem i tarta ze śliwkami. Wszystko pieczemy rano, na miejscu.',
    action: { type: 'LEARN_MORE', url: `${url}/menu` },
    drawing: { scene: 'cake', look },
  }),
];

const stories: Record<string, readonly Tell[]> = {
  'gcid:cafe': cafe,
  'gcid:bakery': [
    ({ url, look }) => ({
      kind: 'STANDARD',
      summary:
        'Od poniedziałku pieczemy chleb żytni razowy na 48-godzinnym zakwasie. Odłożymy bochenek, jeśli zamówisz go dzień wcześniej.',
      action: { type: 'ORDER', url: `${url}/zamow` },
      drawing: { scene: 'bread', look },
    }),
    ({ url, day, look }) => ({
      kind: 'OFFER',
      summary: 'Po 18:00 pieczywo z dnia za pół ceny, żeby nic się nie zmarnowało.',
      event: { title: 'Wieczorne pieczywo −50%', start: `${day(-10)}T18:00`, end: `${day(40)}T20:00` },
      offer: { coupon: 'ZIARNO18', url: `${url}/oferta`, terms: 'Do wyczerpania zapasów.' },
      drawing: { scene: 'bread', look: look + 1 },
    }),
  ],
  'gcid:coffee_roasters': [
    ({ url, look }) => ({
      kind: 'STANDARD',
      summary:
        'Nowa Etiopia Sidamo właśnie zeszła z bębna: jaśmin, brzoskwinia i długi, słodki finisz. Mielimy od ręki pod Twój sposób parzenia.',
      action: { type: 'SHOP', url: `${url}/sklep` },
      drawing: { scene: 'beans', look },
    }),
    ({ url, day, look }) => ({
      kind: 'EVENT',
      summary: 'Otwarty cupping: sześć kaw z trzech kontynentów, bez nadęcia i z ciastem.',
      event: { title: 'Sobotni cupping', start: `${day(12)}T11:00`, end: `${day(12)}T13:00` },
      action: { type: 'BOOK', url: `${url}/cupping` },
      drawing: { scene: 'cup', look },
    }),
  ],
};

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
