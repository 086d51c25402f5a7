import type { Spellings } from './spelled-pairs.ts';

/** What a customer takes for the same name, number, link and place. */
export const placeSpellings: Spellings[] = [
  {
    field: 'phone_number',
    groups: [
      [
        '+48 12 422 10 10',
        '12 422 10 10',
        '(12) 422-10-10',
        '124221010',
        '0048124221010',
        '+48 (12) 422 10 10',
        '12.422.10.10',
        ' +48\u00A012\u00A0422\u00A010\u00A010 ',
      ],
      ['12 422 10 11', '+48124221011'],
      ['800 123 456', '+48 800 123 456'],
      ['+49 12 422 10 10'],
    ],
  },
  {
    field: 'phone_number',
    country: 'ES',
    groups: [['+34 912 345 678', '91 234 56 78', '0034 912345678'], ['+34 912 345 679']],
  },
  {
    field: 'phone_number',
    country: 'GB',
    groups: [
      ['+44 20 7946 0018', '020 7946 0018', '+44 (0)20 7946 0018', '0044 20 79460018'],
      ['020 7946 0019'],
    ],
  },
  {
    field: 'phone_number_2',
    country: 'US',
    groups: [['(212) 736-5000', '+1 212-736-5000', '1-212-736-5000', '212.736.5000'], ['(212) 736-5001']],
  },
  {
    field: 'website',
    groups: [
      ['https://lipa.pl', 'https://lipa.pl/', 'HTTPS://LIPA.PL', 'https://lipa.pl:443', ' https://lipa.pl '],
      ['https://www.lipa.pl'],
      ['http://lipa.pl', 'http://lipa.pl:80/'],
      ['https://lipa.pl/menu', 'https://lipa.pl/menu/'],
      ['https://lipa.pl/Menu'],
      ['https://lipa.pl/menu?dzien=1', 'https://lipa.pl/menu/?dzien=1'],
      ['https://lipa.pl/kawa-mro%C5%BCona', 'https://lipa.pl/kawa-mrożona'],
      ['https://lipa.example'],
    ],
  },
  {
    field: 'name',
    groups: [
      ['Kawiarnia Lipa & Synowie', 'Kawiarnia  Lipa\u00A0& Synowie'],
      ['Kawiarnia Lipa i Synowie'],
      ['Kawiarnia Lipa – Rynek'],
      ['Kawiarnia Lipa - Rynek'],
    ],
  },
  {
    field: 'street',
    groups: [
      ['ul. Długa', 'Długa', 'Ulica Długa', 'ul.Długa', 'UL. DŁUGA'],
      ['al. Długa'],
      ['pl. Długi', 'Plac Długi'],
      ['os. Kolorowe', 'Osiedle Kolorowe'],
      ['ul. Długa\nGaleria Lipowa', 'Długa\nGaleria  Lipowa'],
    ],
  },
  {
    field: 'street',
    country: 'ES',
    groups: [
      ['Calle Mayor', 'C/ Mayor', 'C. Mayor'],
      ['Avenida Mayor', 'Avda. Mayor', 'Av. Mayor'],
      ['Plaza Mayor'],
    ],
  },
  { field: 'street', country: 'DE', groups: [['Hauptstraße', 'Hauptstr.', 'hauptstraße'], ['Hauptplatz']] },
  {
    field: 'house_number',
    groups: [['12A/4', '12 a / 4', '12a/4'], ['12A'], ['12/4'], ['12-14', '12 - 14']],
  },
  { field: 'postal_code', groups: [['31-042', '31042', ' 31-042', '31 042'], ['31-043'], ['']] },
  { field: 'postal_code', country: 'US', groups: [['10001'], ['10001-1234', '100011234']] },
  { field: 'city', groups: [['Kraków', 'KRAKÓW', ' Kraków'], ['Krakow'], ['Nowa Huta', 'Nowa  Huta']] },
  { field: 'region', groups: [['małopolskie', 'Małopolskie'], ['mazowieckie'], ['']] },
  { field: 'country', groups: [['PL', 'pl'], ['DE'], ['']] },
  { field: 'latitude', groups: [[50.0617, 50.06172, 50.06168], [50.0619], [null]] },
  { field: 'longitude', groups: [[19.9373, 19.93733], [19.9383], [-19.9373], [null]] },
];
