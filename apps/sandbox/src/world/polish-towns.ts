/** A town as a map and a register know it. */
export interface PolishTown {
  name: string;
  voivodeship: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

/** The larger towns of Poland, and all those that the demo's chains are in; the largest first. */
export const polishTowns: readonly PolishTown[] = `
Warszawa | mazowieckie | 00-001 | 52.2297 | 21.0122
Kraków | małopolskie | 31-042 | 50.0617 | 19.9373
Wrocław | dolnośląskie | 50-066 | 51.1079 | 17.0385
Łódź | łódzkie | 90-425 | 51.7592 | 19.456
Poznań | wielkopolskie | 61-888 | 52.4064 | 16.9252
Gdańsk | pomorskie | 80-831 | 54.352 | 18.6466
Szczecin | zachodniopomorskie | 70-420 | 53.4285 | 14.5528
Lublin | lubelskie | 20-002 | 51.2465 | 22.5684
Bydgoszcz | kujawsko-pomorskie | 85-005 | 53.1235 | 18.0084
Białystok | podlaskie | 15-091 | 53.1325 | 23.1688
Katowice | śląskie | 40-014 | 50.2649 | 19.0238
Gdynia | pomorskie | 81-366 | 54.5189 | 18.5305
Częstochowa | śląskie | 42-217 | 50.8118 | 19.1203
Rzeszów | podkarpackie | 35-030 | 50.0412 | 21.9991
Radom | mazowieckie | 26-610 | 51.4027 | 21.1471
Toruń | kujawsko-pomorskie | 87-100 | 53.0138 | 18.5984
Sosnowiec | śląskie | 41-200 | 50.2863 | 19.1041
Kielce | świętokrzyskie | 25-301 | 50.8661 | 20.6286
Gliwice | śląskie | 44-100 | 50.2945 | 18.6714
Olsztyn | warmińsko-mazurskie | 10-029 | 53.7784 | 20.4801
Bielsko-Biała | śląskie | 43-300 | 49.8225 | 19.0444
Zabrze | śląskie | 41-800 | 50.3249 | 18.7857
Bytom | śląskie | 41-902 | 50.348 | 18.9328
Zielona Góra | lubuskie | 65-058 | 51.9356 | 15.5062
Rybnik | śląskie | 44-200 | 50.0971 | 18.5418
Opole | opolskie | 45-018 | 50.6751 | 17.9213
Tychy | śląskie | 43-100 | 50.1307 | 18.9966
Gorzów Wielkopolski | lubuskie | 66-400 | 52.7368 | 15.2288
Elbląg | warmińsko-mazurskie | 82-300 | 54.1522 | 19.4088
Dąbrowa Górnicza | śląskie | 41-300 | 50.3217 | 19.1949
Płock | mazowieckie | 09-400 | 52.5463 | 19.7065
Wałbrzych | dolnośląskie | 58-300 | 50.7714 | 16.2843
Włocławek | kujawsko-pomorskie | 87-800 | 52.6482 | 19.0678
Tarnów | małopolskie | 33-100 | 50.0121 | 20.9858
Chorzów | śląskie | 41-500 | 50.2974 | 18.9545
Koszalin | zachodniopomorskie | 75-007 | 54.1944 | 16.1722
Kalisz | wielkopolskie | 62-800 | 51.7611 | 18.091
Legnica | dolnośląskie | 59-220 | 51.207 | 16.1554
Grudziądz | kujawsko-pomorskie | 86-300 | 53.4837 | 18.7536
Słupsk | pomorskie | 76-200 | 54.4641 | 17.0287
Nowy Sącz | małopolskie | 33-300 | 49.6249 | 20.6915
Jelenia Góra | dolnośląskie | 58-500 | 50.9044 | 15.7197
Siedlce | mazowieckie | 08-110 | 52.1677 | 22.2901
Konin | wielkopolskie | 62-500 | 52.223 | 18.2512
Piotrków Trybunalski | łódzkie | 97-300 | 51.4052 | 19.703
Gniezno | wielkopolskie | 62-200 | 52.5349 | 17.5826
Suwałki | podlaskie | 16-400 | 54.1115 | 22.9308
Leszno | wielkopolskie | 64-100 | 51.8406 | 16.5749
Zamość | lubelskie | 22-400 | 50.7231 | 23.252
Przemyśl | podkarpackie | 37-700 | 49.7838 | 22.7678
Krosno | podkarpackie | 38-400 | 49.6887 | 21.7706
Kołobrzeg | zachodniopomorskie | 78-100 | 54.1757 | 15.5834
Świnoujście | zachodniopomorskie | 72-600 | 53.9105 | 14.2471
Sopot | pomorskie | 81-759 | 54.4418 | 18.5601
Cieszyn | śląskie | 43-400 | 49.7497 | 18.6325
Augustów | podlaskie | 16-300 | 53.8436 | 22.9797
Bochnia | małopolskie | 32-700 | 49.9691 | 20.4303
Giżycko | warmińsko-mazurskie | 11-500 | 54.0382 | 21.7665
Zakopane | małopolskie | 34-500 | 49.2992 | 19.9496
Skawina | małopolskie | 32-050 | 49.9752 | 19.8271
Wieliczka | małopolskie | 32-020 | 49.9871 | 20.0647
Sandomierz | świętokrzyskie | 27-600 | 50.6826 | 21.7489
Myślenice | małopolskie | 32-400 | 49.8338 | 19.9383
Niepołomice | małopolskie | 32-005 | 50.034 | 20.217
Kazimierz Dolny | lubelskie | 24-120 | 51.3219 | 21.947
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', voivodeship = '', postalCode = '', latitude, longitude] = line.split(' | ');
    return { name, voivodeship, postalCode, latitude: Number(latitude), longitude: Number(longitude) };
  });
