import { expect, test } from 'vitest';
import { hrefTo, paths, withQuery, type PanelPath } from './paths.ts';
import { routeAt, routes } from './routes.ts';

const params = { id: 17, uid: 'u1', token: 't1' };

test.each(Object.entries(paths))('SHL-01 the named route %s exists, and writes itself out', (_name, path) => {
  expect(routes.filter((route) => route.path === path)).toHaveLength(1);
  expect(routeAt(hrefTo<PanelPath>(path, params)).path).toBe(path);
});

test('SHL-01 every route has a name', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
});

test('SHL-01 every route has a page, or leads to a route that has one', () => {
  const shown = routes.map(({ path, page, redirectTo }) => ({
    path,
    page: redirectTo ? routeAt(redirectTo).page : page,
  }));
  expect(shown.filter(({ page }) => !page)).toEqual([]);
});

test('an address is written out with its segments and its query', () => {
  expect(hrefTo(paths.listingDetails, { id: 17 })).toBe('/business-addresses/17/details');
  expect(hrefTo(paths.invitation, { uid: 'a/b', token: '?' })).toBe('/invitation/a%2Fb/%3F');
  expect(withQuery(paths.reviewList, { rating: '1,2' })).toBe('/reviews/list?rating=1%2C2');
  expect(withQuery(paths.reviewList, new URLSearchParams())).toBe('/reviews/list');
});

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test('no page writes the path of another one as a string', () => {
  const written = Object.entries(sources)
    .filter(([file]) => !/^\.\/(auth-)?paths\.ts$/.test(file))
    .flatMap(([file, code]) =>
      [...code.matchAll(/(?<=['"`])\/\w[^'"`?#\s]*/g)]
        // What a template fills in stands for any segment.
        .map(([literal]) => literal.replaceAll(/\$\{[^}]*\}/g, '1'))
        .filter((literal) => routeAt(literal).path !== '*')
        .map((literal) => `${file}: ${literal}`),
    );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});
