import { readPlaces } from './read-places.ts';

/** The eight bakeries of Piekarnia Ziarno, all in Małopolska. */
export const ziarnoPlaces = readPlaces(`
ZIA-KRK-01 | Kraków | ul. Długa 48 | 31-146 | 50.06952 | 19.93951 | 60
ZIA-KRK-02 | Kraków | ul. Limanowskiego 14 | 30-534 | 50.04492 | 19.95472 | 42
ZIA-KRK-03 | Kraków | ul. Czarnowiejska 61 | 30-049 | 50.06731 | 19.91722 | 38
ZIA-WIE-01 | Wieliczka | Rynek Górny 5 | 32-020 | 49.98711 | 20.06472 | 26 | ogródek
ZIA-SKA-01 | Skawina | Rynek 9 | 32-050 | 49.97522 | 19.82712 | 20
ZIA-NIE-01 | Niepołomice | Rynek 17 | 32-005 | 50.03452 | 20.21752 | 20 | ogródek
ZIA-MYS-01 | Myślenice | Rynek 22 | 32-400 | 49.83352 | 19.93832 | 18
ZIA-BOC-01 | Bochnia | ul. Kazimierza Wielkiego 11 | 32-700 | 49.96912 | 20.43042 | 16
`);
