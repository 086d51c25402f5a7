import type { WorldAccount } from '../../world.ts';
import { type Place, readPlaces } from './place.ts';

export interface Chain extends Pick<WorldAccount, 'id' | 'name' | 'refreshToken' | 'email'> {
  categoryId: string;
  categoryName: string;
  domain: string;
  places: Place[];
  /** Exactly so many reviews over all places. */
  reviews: number;
  /** The number of recent reviews with text that have no reply yet. */
  waiting: number;
}

/** The sixty locations of Kawiarnia Lipa. */
export const lipaPlaces = readPlaces(`
LIP-KRK-01 | Kraków | Rynek Główny 12 | 31-042 | 50.06109 | 19.93841 | 640 | ogródek, przyjazna psom
LIP-KRK-02 | Kraków | ul. Józefa 9 | 31-056 | 50.05062 | 19.94428 | 260 | ogródek, przyjazna psom
LIP-KRK-03 | Kraków | ul. Karmelicka 21 | 31-131 | 50.06493 | 19.92971 | 170
LIP-KRK-04 | Kraków | ul. Pawia 5 | 31-154 | 50.06783 | 19.94643 | 210 | galeria handlowa
LIP-KRK-05 | Kraków | pl. Jana Nowaka-Jeziorańskiego 3 | 31-154 | 50.06851 | 19.94781 | 150 | dworzec
LIP-KRK-06 | Kraków | ul. Kalwaryjska 32 | 30-504 | 50.04352 | 19.94668 | 90 | przyjazna psom
LIP-KRK-07 | Kraków | al. Róż 4 | 31-949 | 50.07372 | 20.03702 | 55 | ogródek | opened 19 months ago
LIP-KRK-08 | Kraków | ul. Królewska 57 | 30-081 | 50.07141 | 19.91474 | 60 |  | opened 9 months ago
LIP-WAW-01 | Warszawa | ul. Puławska 45 | 02-508 | 52.20521 | 21.02244 | 270 | przyjazna psom
LIP-WAW-02 | Warszawa | ul. Nowy Świat 27 | 00-029 | 52.23357 | 21.01893 | 330 | ogródek
LIP-WAW-03 | Warszawa | ul. Chmielna 14 | 00-020 | 52.23243 | 21.01622 | 190
LIP-WAW-04 | Warszawa | ul. Francuska 22 | 03-906 | 52.23403 | 21.05551 | 150 | ogródek, przyjazna psom
LIP-WAW-05 | Warszawa | ul. Złota 59 | 00-120 | 52.22999 | 21.00241 | 220 | galeria handlowa
LIP-WAW-06 | Warszawa | Aleje Jerozolimskie 54 | 00-024 | 52.22873 | 21.00334 | 180 | dworzec
LIP-WAW-07 | Warszawa | ul. Ząbkowska 12 | 03-735 | 52.25227 | 21.04096 | 85 | przyjazna psom
LIP-WAW-08 | Warszawa | ul. Mickiewicza 27 | 01-562 | 52.26862 | 20.98664 | 105 | ogródek
LIP-WAW-09 | Warszawa | ul. Kłobucka 10 | 02-699 | 52.16682 | 21.00612 | 45 |  | opened 7 months ago
LIP-GDN-01 | Gdańsk | ul. Długa 3 | 80-827 | 54.34985 | 18.64806 | 240 | ogródek
LIP-GDN-02 | Gdańsk | ul. Mariacka 28 | 80-833 | 54.34932 | 18.65611 | 150 | ogródek, przyjazna psom
LIP-GDN-03 | Gdańsk | al. Grunwaldzka 141 | 80-264 | 54.38268 | 18.59974 | 120 | galeria handlowa
LIP-GDN-04 | Gdańsk | ul. Wajdeloty 11 | 80-437 | 54.37879 | 18.60531 | 70 | przyjazna psom
LIP-SOP-01 | Sopot | ul. Bohaterów Monte Cassino 36 | 81-759 | 54.44407 | 18.56516 | 150 | ogródek
LIP-GDY-01 | Gdynia | ul. Świętojańska 68 | 81-393 | 54.51532 | 18.53883 | 85
LIP-WRO-01 | Wrocław | ul. Świdnicka 8 | 50-067 | 51.10772 | 17.03168 | 230
LIP-WRO-02 | Wrocław | Rynek 47 | 50-116 | 51.11101 | 17.03229 | 210 | ogródek
LIP-WRO-03 | Wrocław | ul. Piłsudskiego 105 | 50-085 | 51.09883 | 17.03634 | 100 | dworzec
LIP-WRO-04 | Wrocław | pl. Grunwaldzki 22 | 50-363 | 51.11242 | 17.05938 | 95 | galeria handlowa
LIP-WRO-05 | Wrocław | ul. Jedności Narodowej 41 | 50-262 | 51.12196 | 17.04215 | 60 | przyjazna psom
LIP-POZ-01 | Poznań | ul. Półwiejska 20 | 61-888 | 52.40242 | 16.92957 | 160
LIP-POZ-02 | Poznań | Stary Rynek 62 | 61-772 | 52.40794 | 16.93357 | 170 | ogródek
LIP-POZ-03 | Poznań | ul. Dworcowa 2 | 61-801 | 52.40262 | 16.91279 | 80 | dworzec
LIP-POZ-04 | Poznań | ul. Kraszewskiego 14 | 60-501 | 52.41181 | 16.90338 | 65 | przyjazna psom
LIP-LDZ-01 | Łódź | ul. Piotrkowska 101 | 90-425 | 51.76498 | 19.45732 | 140 | ogródek
LIP-LDZ-02 | Łódź | ul. Drewnowska 58 | 91-002 | 51.77972 | 19.44694 | 95 | galeria handlowa
LIP-LDZ-03 | Łódź | ul. Piotrkowska 138/140 | 90-062 | 51.76055 | 19.45861 | 75 | ogródek, przyjazna psom
LIP-KTW-01 | Katowice | ul. Mariacka 7 | 40-014 | 50.25781 | 19.02485 | 120 | ogródek
LIP-KTW-02 | Katowice | ul. 3 Maja 30 | 40-097 | 50.25861 | 19.01742 | 85 | galeria handlowa
LIP-KTW-03 | Katowice | ul. Stawowa 10 | 40-095 | 50.26034 | 19.01867 | 45 |  | closed for now
LIP-GLI-01 | Gliwice | ul. Zwycięstwa 18 | 44-100 | 50.29722 | 18.66915 | 48
LIP-BIE-01 | Bielsko-Biała | ul. 11 Listopada 40 | 43-300 | 49.82361 | 19.05042 | 46 | ogródek
LIP-CIE-01 | Cieszyn | ul. Głęboka 25 | 43-400 | 49.74862 | 18.63262 | 32 | przyjazna psom
LIP-CZE-01 | Częstochowa | al. Najświętszej Maryi Panny 37 | 42-217 | 50.81192 | 19.11614 | 44
LIP-LUB-01 | Lublin | ul. Krakowskie Przedmieście 29 | 20-002 | 51.24803 | 22.55981 | 82 | ogródek
LIP-LUB-02 | Lublin | ul. Grodzka 15 | 20-112 | 51.24862 | 22.56901 | 58 | przyjazna psom
LIP-KZD-01 | Kazimierz Dolny | Rynek 8 | 24-120 | 51.32192 | 21.94705 | 46 | ogródek, przyjazna psom
LIP-SZC-01 | Szczecin | al. Wojska Polskiego 22 | 70-471 | 53.43033 | 14.54421 | 72
LIP-SZC-02 | Szczecin | ul. Księcia Bogusława X 9 | 70-440 | 53.43193 | 14.54782 | 50 | ogródek, przyjazna psom
LIP-KOL-01 | Kołobrzeg | ul. Armii Krajowej 16 | 78-100 | 54.17683 | 15.57602 | 46 | ogródek
LIP-BYD-01 | Bydgoszcz | ul. Gdańska 35 | 85-005 | 53.12872 | 18.00492 | 58
LIP-BYD-02 | Bydgoszcz | ul. Mostowa 4 | 85-110 | 53.12283 | 18.00091 | 52 | ogródek
LIP-TOR-01 | Toruń | ul. Szeroka 19 | 87-100 | 53.01023 | 18.60642 | 88 | ogródek
LIP-TOR-02 | Toruń | ul. Mostowa 32 | 87-100 | 53.00864 | 18.60912 | 36 |  | opened 14 months ago
LIP-OLS-01 | Olsztyn | ul. Prosta 12 | 10-029 | 53.77701 | 20.47732 | 42
LIP-BIA-01 | Białystok | Rynek Kościuszki 13 | 15-091 | 53.13262 | 23.15873 | 66 | ogródek
LIP-RZE-01 | Rzeszów | ul. 3 Maja 9 | 35-030 | 50.03642 | 22.00102 | 68 | przyjazna psom
LIP-KIE-01 | Kielce | ul. Sienkiewicza 30 | 25-301 | 50.87012 | 20.63023 | 40
LIP-ZAK-01 | Zakopane | ul. Krupówki 41 | 34-500 | 49.29372 | 19.95392 | 135 | ogródek, przyjazna psom
LIP-OPO-01 | Opole | ul. Krakowska 24 | 45-018 | 50.66643 | 17.92292 | 38
LIP-ZGR-01 | Zielona Góra | ul. Kupiecka 21 | 65-058 | 51.93901 | 15.50712 | 32
LIP-RAD-01 | Radom | ul. Żeromskiego 36 | 26-610 | 51.40232 | 21.15312 | 0 |  | unverified
`);

/** The eight bakeries of Piekarnia Ziarno, all in Małopolska. */
const ziarnoPlaces = readPlaces(`
ZIA-KRK-01 | Kraków | ul. Długa 48 | 31-146 | 50.06952 | 19.93951 | 60
ZIA-KRK-02 | Kraków | ul. Limanowskiego 14 | 30-534 | 50.04492 | 19.95472 | 42
ZIA-KRK-03 | Kraków | ul. Czarnowiejska 61 | 30-049 | 50.06731 | 19.91722 | 38
ZIA-WIE-01 | Wieliczka | Rynek Górny 5 | 32-020 | 49.98711 | 20.06472 | 26 | ogródek
ZIA-SKA-01 | Skawina | Rynek 9 | 32-050 | 49.97522 | 19.82712 | 20
ZIA-NIE-01 | Niepołomice | Rynek 17 | 32-005 | 50.03452 | 20.21752 | 20 | ogródek
ZIA-MYS-01 | Myślenice | Rynek 22 | 32-400 | 49.83352 | 19.93832 | 18
ZIA-BOC-01 | Bochnia | ul. Kazimierza Wielkiego 11 | 32-700 | 49.96912 | 20.43042 | 16
`);

/** The twelve locations of Palarnia Sowa, which roasts its own coffee. */
const sowaPlaces = readPlaces(`
SOW-POZ-01 | Poznań | ul. Taczaka 11 | 61-818 | 52.40492 | 16.92162 | 48 | przyjazna psom
SOW-POZ-02 | Poznań | ul. Dąbrowskiego 42 | 60-842 | 52.41251 | 16.90582 | 30
SOW-WAW-01 | Warszawa | ul. Wilcza 29 | 00-544 | 52.22552 | 21.01692 | 46
SOW-WAW-02 | Warszawa | ul. Inżynierska 3 | 03-410 | 52.25492 | 21.03451 | 28 | przyjazna psom
SOW-WRO-01 | Wrocław | ul. Włodkowica 15 | 50-072 | 51.10862 | 17.02492 | 34 | ogródek
SOW-GDN-01 | Gdańsk | ul. Ogarna 60 | 80-826 | 54.34781 | 18.65192 | 28
SOW-GDY-01 | Gdynia | ul. Abrahama 30 | 81-366 | 54.51892 | 18.53622 | 18
SOW-LDZ-01 | Łódź | ul. Tymienieckiego 22 | 90-349 | 51.75212 | 19.46182 | 22 | ogródek
SOW-KRK-01 | Kraków | ul. Meiselsa 14 | 31-058 | 50.05091 | 19.94392 | 22 | przyjazna psom
SOW-TAR-01 | Tarnów | ul. Wałowa 26 | 33-100 | 50.01212 | 20.98822 | 9
SOW-SAN-01 | Sandomierz | Rynek 24 | 27-600 | 50.67922 | 21.74942 | 9 | ogródek
SOW-NSA-01 | Nowy Sącz | ul. Jagiellońska 33 | 33-300 | 49.62172 | 20.69302 | 6
`);

export const chains: Chain[] = [
  {
    id: '100000000000000000001',
    name: 'Kawiarnia Lipa',
    refreshToken: 'demo-lipa',
    email: 'profil@kawiarnialipa.example',
    categoryId: 'gcid:cafe',
    categoryName: 'Kawiarnia',
    domain: 'kawiarnialipa.example',
    places: lipaPlaces,
    reviews: 6000,
    waiting: 156,
  },
  {
    id: '100000000000000000002',
    name: 'Piekarnia Ziarno',
    refreshToken: 'demo-ziarno',
    email: 'biuro@piekarniaziarno.example',
    categoryId: 'gcid:bakery',
    categoryName: 'Piekarnia',
    domain: 'piekarniaziarno.example',
    places: ziarnoPlaces,
    reviews: 240,
    waiting: 9,
  },
  {
    id: '100000000000000000003',
    name: 'Palarnia Sowa',
    refreshToken: 'demo-sowa',
    email: 'czesc@palarniasowa.example',
    categoryId: 'gcid:coffee_roasters',
    categoryName: 'Palarnia kawy',
    domain: 'palarniasowa.example',
    places: sowaPlaces,
    reviews: 300,
    waiting: 11,
  },
];
