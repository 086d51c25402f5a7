import { expect, test } from 'vitest';
import { websitePositionsCsv } from './website-positions-csv.ts';

test('MON-07 the file tells a search that found nothing from a day without one', () => {
  const text = websitePositionsCsv(
    [
      {
        website: 1,
        search_location: 3,
        keyword_id: 1,
        keyword: '=kawiarnia',
        results: [
          { searched_at: '2031-03-01', position: 4, url: 'https://lipa.pl/menu', above: ['local_pack'] },
          { searched_at: '2031-03-03', position: null, url: null, above: [] },
        ],
      },
    ],
    {
      keyword: 'Fraza',
      place: 'Miejsce',
      date: 'Data',
      position: 'Pozycja',
      page: 'Strona',
      above: 'Wyżej',
      nameOf: () => 'Kraków',
      aboveOf: (above) => above.join(),
    },
  );
  const [head, ...lines] = text.trim().split(/\r?\n/);
  expect(head).toContain('Fraza,Miejsce,Data,Pozycja,Strona,Wyżej');
  expect(lines).toEqual([
    "'=kawiarnia,Kraków,2031-03-01,4,https://lipa.pl/menu,local_pack",
    "'=kawiarnia,Kraków,2031-03-03,20+,,",
  ]);
});
