import { expect, test } from 'vitest';
import { readOrganic } from './read-organic.ts';

const pages = [
  { position: 1, absolute: 2, url: 'https://www.przewodnik.example/kawa' },
  { position: 2, absolute: 3, url: 'https://sowa.pl/' },
  { position: 3, absolute: 4, url: 'https://www.przewodnik.example/ciasto' },
  { position: 4, absolute: 6, url: 'https://sklep.lipa.pl/kawa' },
  { position: 21, absolute: 30, url: 'https://daleko.pl/' },
];
const features = [
  { kind: 'local_pack', absolute: 1 },
  { kind: 'ai_overview', absolute: 5 },
  { kind: 'featured_snippet', absolute: 7 },
] as const;
const targets = (host: string, path = '') => ({
  own: { host, path },
  competitors: [
    { id: 1, host: 'sowa.pl', path: '' },
    { id: 2, host: 'daleko.pl', path: '' },
  ],
});

test('MON-07 a search says where a website and its competitors stood, and who and what was above it', () => {
  expect(readOrganic(targets('lipa.pl'), { pages, features: [...features] })).toEqual({
    position: 4,
    url: 'https://sklep.lipa.pl/kawa',
    absolute: 6,
    above: ['local_pack', 'ai_overview'],
    ahead: ['przewodnik.example', 'sowa.pl'],
    competitors: [
      { id: 1, position: 2 },
      { id: 2, position: null },
    ],
  });
});

test('MON-07 a page of ours is nobody else’s, though a competitor’s host contains it', () => {
  const own = { host: 'sklep.lipa.pl', path: '' };
  const competitors = [{ id: 1, host: 'lipa.pl', path: '' }];
  expect(readOrganic({ own, competitors }, { pages, features: [] })).toMatchObject({
    position: 4,
    competitors: [{ id: 1, position: null }],
  });
});

test.each([
  ['another part of the website', targets('lipa.pl', '/krakow')],
  ['a page beyond the twentieth', targets('daleko.pl')],
])(
  'MON-07 with %s alone it was not found: neither a position nor the page of somebody else',
  (_what, wanted) => {
    expect(readOrganic(wanted, { pages, features: [...features] })).toMatchObject({
      position: null,
      url: null,
      absolute: null,
      above: ['local_pack', 'ai_overview', 'featured_snippet'],
      ahead: ['przewodnik.example', 'sowa.pl', 'sklep.lipa.pl'],
    });
  },
);
