interface Town {
  name: string;
  voivodeship: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

export const scaleTowns: readonly [Town, ...Town[]] = [
  { name: 'Kraków', voivodeship: 'małopolskie', postalCode: '31-042', latitude: 50.0617, longitude: 19.9373 },
  {
    name: 'Warszawa',
    voivodeship: 'mazowieckie',
    postalCode: '00-001',
    latitude: 52.2297,
    longitude: 21.0122,
  },
  { name: 'Gdańsk', voivodeship: 'pomorskie', postalCode: '80-831', latitude: 54.352, longitude: 18.6466 },
  {
    name: 'Wrocław',
    voivodeship: 'dolnośląskie',
    postalCode: '50-066',
    latitude: 51.1079,
    longitude: 17.0385,
  },
  {
    name: 'Poznań',
    voivodeship: 'wielkopolskie',
    postalCode: '61-888',
    latitude: 52.4064,
    longitude: 16.9252,
  },
  { name: 'Łódź', voivodeship: 'łódzkie', postalCode: '90-425', latitude: 51.7592, longitude: 19.456 },
  { name: 'Katowice', voivodeship: 'śląskie', postalCode: '40-014', latitude: 50.2649, longitude: 19.0238 },
  { name: 'Lublin', voivodeship: 'lubelskie', postalCode: '20-002', latitude: 51.2465, longitude: 22.5684 },
  {
    name: 'Szczecin',
    voivodeship: 'zachodniopomorskie',
    postalCode: '70-420',
    latitude: 53.4285,
    longitude: 14.5528,
  },
  {
    name: 'Toruń',
    voivodeship: 'kujawsko-pomorskie',
    postalCode: '87-100',
    latitude: 53.0138,
    longitude: 18.5984,
  },
];
