import { expect, test } from 'vitest';
import { businessType } from './business-type.ts';
import { directoryParts } from './directory-parts.ts';

test('LOC-06 of sixty thousand shops each is on one page of 500 and in one sitemap of 50,000 at most', () => {
  const stores = Array.from({ length: 60_000 }, (_, index) => ({
    id: index + 1,
    name: 'Kawiarnia',
    street: `Długa ${index}`,
    postal_code: '',
    city: `Łódź ${index % 100}`,
  }));
  const parts = directoryParts('lipa', stores, 'pl');
  const contents = parts.map(({ content }) => content);
  const pages = contents.filter((content) => 'towns' in content);
  expect(pages).toHaveLength(120);
  const listed = pages.flatMap(({ towns }) =>
    towns.flatMap((town) => town.stores.map(([, , , path]) => path)),
  );
  expect(new Set(listed).size).toBe(60_000);
  const sitemaps = contents.filter((content) => 'paths' in content);
  expect(sitemaps.map(({ paths, parts: count }) => [paths.length, count])).toEqual([
    [50_000, 2],
    [10_120, 2],
  ]);
  expect(new Set(sitemaps.flatMap(({ paths }) => paths)).size).toBe(60_120);
});

test('LOC-06 towns stand in the order of the language, and numbers of houses in theirs', () => {
  const store = (id: number, city: string, street: string) => ({
    id,
    name: 'Lipa',
    street,
    postal_code: '',
    city,
  });
  const [first] = directoryParts(
    'lipa',
    [
      store(1, 'Łódź', 'Długa 10'),
      store(2, 'Zabrze', 'a'),
      store(3, 'Łódź', 'Długa 9'),
      store(4, 'Lublin', 'b'),
    ],
    'pl',
  );
  const towns = first && 'towns' in first.content ? first.content.towns : [];
  expect(towns.map(({ city, stores }) => [city, stores.map(([, street]) => street)])).toEqual([
    ['Lublin', ['b']],
    ['Łódź', ['Długa 9', 'Długa 10']],
    ['Zabrze', ['a']],
  ]);
});

test.each([
  ['categories/gcid:cafe', 'CafeOrCoffeeShop'],
  ['gcid:sushi_restaurant', 'Restaurant'],
  ['gcid:garden_store', 'Store'],
  ['gcid:bakery', 'Bakery'],
  ['gcid:museum', 'LocalBusiness'],
  ['', 'LocalBusiness'],
])('LOC-06 a business of the category %j is a %s', (category, type) => {
  expect(businessType(category)).toBe(type);
});
