import { keyedRandom } from '../../world/random.ts';
import { DAY, dateInWarsaw, dayNumber } from '../../world/warsaw-time.ts';
import { withoutAccents } from '../../world/without-accents.ts';
import type { LocationHead } from '../../world/world-source.ts';
import { expectedViews } from './daily-figures.ts';

/** A calendar month; `month` is 1 in January. */
export interface Month {
  year: number;
  month: number;
}

/** How many people searched for a keyword. */
interface SearchedKeyword {
  keyword: string;
  people: number;
}

/** What people found a location by, added up over months as Google does, the most first. */
export function searchedKeywords(
  seed: number,
  location: LocationHead,
  { first, last, now }: { first: Month; last: Month; now: number },
): SearchedKeyword[] {
  const sums = new Map<string, number>();
  for (const month of monthsBetween(first, last)) {
    for (const { keyword, people } of keywordsOfMonth(seed, location, month, now))
      sums.set(keyword, (sums.get(keyword) ?? 0) + people);
  }
  return [...sums]
    .map(([keyword, people]) => ({ keyword, people }))
    .toSorted((one, other) => other.people - one.people);
}

/** Those of one month that has days; the present one has only some of them. */
function keywordsOfMonth(seed: number, location: LocationHead, month: Month, now: number): SearchedKeyword[] {
  const today = dayNumber(dateInWarsaw(now));
  const first = Date.UTC(month.year, month.month - 1) / DAY;
  const end = Math.min(Date.UTC(month.year, month.month) / DAY, today - 2);
  if (end <= first || first < today - 580) return [];
  const searches = (end - first) * expectedViews(seed, location.id, first + 3) * searchedShare;
  const tastes = keyedRandom(seed, `${location.id} keywords`);
  const random = keyedRandom(seed, `${location.id} keywords ${month.year}-${month.month}`);
  return keywordsFor(location).map((keyword, rank) => {
    const share = 0.16 / (rank + 1) ** 0.85;
    const people = searches * share * (0.5 + tastes()) * (0.8 + random() * 0.4);
    return { keyword, people: Math.max(1, Math.round(people)) };
  });
}

/** The part of views that came from a search for words. */
const searchedShare = 0.6;

/** Every keyword of a location, the most usual first: its name, then what it sells, near somebody and in its town. */
function keywordsFor({ title, address, categoryId }: LocationHead): string[] {
  const [name, town] = [title.toLowerCase(), address.locality.toLowerCase()];
  const own = (termsOf[categoryId.replace('categories/', '')] ?? []).concat(cafeTerms);
  const keywords = [
    name,
    ...own.slice(0, 2),
    `${name} ${town}`,
    ...own.slice(2, 6),
    ...own.map((term) => `${term} ${town}`),
    ...own.slice(6),
    ...['menu', 'godziny otwarcia', 'opinie', 'cennik', 'telefon', 'rezerwacja'].map(
      (wish) => `${name} ${wish}`,
    ),
    ...own.map((term) => `${term} w pobliżu`),
    ...['kawa', 'kawiarnia'].map((term) => `najlepsza ${term} ${town}`),
    ...own.map((term) => withoutAccents(`${term} ${town}`)),
    ...own.map((term) => `${term} blisko mnie`),
  ];
  return [...new Set(keywords)];
}

const cafeTerms = [
  'kawiarnia',
  'kawa',
  'śniadania',
  'kawa na wynos',
  'ciasta',
  'dobra kawa',
  'sernik',
  'kawa speciality',
  'brunch',
  'kawiarnia z ogródkiem',
  'matcha',
  'szarlotka',
  'herbata',
  'bezglutenowe ciasto',
  'kawiarnia do pracy',
  'gorąca czekolada',
  'wegańskie śniadanie',
  'kawiarnia przyjazna psom',
  'kawiarnia z placem zabaw',
  'cold brew',
  'deser',
  'lody',
  'flat white',
  'kawa mrożona',
];

const termsOf: Readonly<Record<string, string[]>> = {
  'gcid:bakery': ['piekarnia', 'chleb na zakwasie', 'pieczywo', 'drożdżówki', 'pączki', 'bułki'],
  'gcid:coffee_roasters': ['palarnia kawy', 'kawa ziarnista', 'świeżo palona kawa', 'kawa do ekspresu'],
};

function* monthsBetween(first: Month, last: Month): Generator<Month> {
  const index = ({ year, month }: Month) => year * 12 + month - 1;
  for (let at = index(first); at <= index(last); at += 1)
    yield { year: Math.floor(at / 12), month: (at % 12) + 1 };
}
