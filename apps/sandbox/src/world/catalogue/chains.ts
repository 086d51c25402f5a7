import { readTable } from './read-table.ts';

export interface BrandChain {
  /** `chains/…` */
  name: string;
  title: string;
  website: string;
  locationCount: number;
}

/** Brands that a place can belong to. */
export const brandChains: readonly BrandChain[] = readTable(`
101 | Kawiarnia Lipa | https://kawiarnialipa.example | 60
102 | Piekarnia Ziarno | https://piekarniaziarno.example | 8
103 | Palarnia Sowa | https://palarniasowa.example | 12
104 | Tysiąc Lip | https://tysiaclip.example | 10000
105 | Kawa i Spółka | https://kawaispolka.example | 34
106 | Pączkarnia Pod Arkadami | https://podarkadami.example | 17
107 | Zielony Talerz | https://zielonytalerz.example | 23
108 | Książka i Kawa | https://ksiazkaikawa.example | 9
109 | Drogeria Mięta | https://drogeriamieta.example | 112
110 | Optyk Sokół | https://optyksokol.example | 48
111 | Salon Grzebień | https://salongrzebien.example | 21
112 | Apteka Rumianek | https://aptekarumianek.example | 140
`).map(([id = '', title = '', website = '', count]) => ({
  name: `chains/${id}`,
  title,
  website,
  locationCount: Number(count),
}));
