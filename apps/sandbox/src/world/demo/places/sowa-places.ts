import { readPlaces } from './read-places.ts';

/** The twelve cafés of Palarnia Sowa, who roast their own coffee. */
export const sowaPlaces = readPlaces(`
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
