import { readTable } from './read-table.ts';

/** A place on Maps that no account of this world manages. */
export interface StrangerPlace {
  placeId: string;
  title: string;
  categoryName: string;
  phone: string;
  street: string;
  postalCode: string;
  locality: string;
  latitude: number;
  longitude: number;
  isClaimed: boolean;
}

export const strangers: readonly StrangerPlace[] = readTable(`
LipaBonarka0000000001 | Kawiarnia Lipa | cafe | +48 12 555 70 01 | ul. Kamieńskiego 11 | 30-644 | Kraków | 50.0283 | 19.9513 | nobody
LipaArkadia0000000002 | Kawiarnia Lipa | cafe | +48 22 555 70 02 | al. Jana Pawła II 82 | 00-175 | Warszawa | 52.2571 | 20.9843 | nobody
LipaStara00000000003 | Kawiarnia Pod Lipą | cafe | +48 12 555 70 03 | ul. Szewska 20 | 31-009 | Kraków | 50.0632 | 19.9345 | somebody
LipaFranczyza0000004 | Kawiarnia Lipa Ogrody | cafe | +48 58 555 70 04 | al. Zwycięstwa 256 | 81-525 | Gdynia | 54.4905 | 18.5386 | somebody
ZiarnoFilia000000005 | Piekarnia Ziarno | bakery | +48 12 555 70 05 | ul. Wielicka 28 | 30-552 | Kraków | 50.0376 | 19.9655 | nobody
SowaFilia00000000006 | Palarnia Sowa | coffee_roasters | +48 71 555 70 06 | ul. Ruska 46 | 50-079 | Wrocław | 51.1113 | 17.0253 | nobody
KotKawiarnia00000007 | Kocia Kawiarnia Mruczek | cafe | +48 42 555 70 07 | ul. Piotrkowska 70 | 90-105 | Łódź | 51.7688 | 19.4567 | somebody
RogalCukiernia000008 | Cukiernia Rogal | pastry_shop | +48 61 555 70 08 | ul. Święty Marcin 40 | 61-807 | Poznań | 52.4077 | 16.9194 | somebody
BarMleczny0000000009 | Bar Mleczny Pod Zegarem | restaurant | +48 22 555 70 09 | ul. Hoża 19 | 00-521 | Warszawa | 52.2267 | 21.0151 | nobody
ApteKarumianek000010 | Apteka Rumianek | pharmacy | +48 81 555 70 10 | ul. Narutowicza 30 | 20-016 | Lublin | 51.2432 | 22.5571 | somebody
`).map(
  ([
    placeId = '',
    title = '',
    categoryName = '',
    phone = '',
    street = '',
    postalCode = '',
    locality = '',
    latitude,
    longitude,
    owner,
  ]) => ({
    placeId: `ChIJ${placeId}`,
    title,
    categoryName: `categories/gcid:${categoryName}`,
    phone,
    street,
    postalCode,
    locality,
    latitude: Number(latitude),
    longitude: Number(longitude),
    isClaimed: owner === 'somebody',
  }),
);
