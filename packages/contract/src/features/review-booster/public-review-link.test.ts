import { expect, test } from 'vitest';
import { publicReviewLink } from './public-review-link.ts';

const page = 'https://Search.google.test/writereview/?placeid=ChIJ1';

test.each([
  'Zapraszamy: https://search.google.test/writereview?placeid=inny',
  'search.google.test/writereview',
  'Oceń nas na https://g.page/r/CabcDEF/review',
  'G.PAGE/lipa-kawa',
  'https://search.google.com/local/writereview?placeid=ChIJ1',
  'https://www.google.com/maps/place/Lipa',
  'https://maps.google.pl/?cid=12',
  'https://maps.app.goo.gl/abc',
  'goo.gl/maps/abc',
  'https://www.tripadvisor.es/Restaurant_Review-1',
])('RV-11 a page for public reviews is found in “%s”', (text) => {
  expect(publicReviewLink(text, [page])).toBeDefined();
});

test.each([
  'Przepraszamy za hałas. Proszę napisać na biuro@lipa.test.',
  'Menu jest na https://lipa.test/menu',
  'https://big.page/lipa',
  'Strona: https://g.pageant.test',
])('RV-11 “%s” leads to no page for public reviews', (text) => {
  expect(publicReviewLink(text, [page, ''])).toBeUndefined();
});
