import { readTable } from '../catalogue/read-table.ts';

/** How businesses of a kind are called, `*` being a name of their own, and how common the kind is. */
export interface BusinessKind {
  category: string;
  also: readonly string[];
  share: number;
  patterns: readonly string[];
  names: readonly string[];
}

export const businessKinds: readonly BusinessKind[] = readTable(`
cafe | coffee_shop, breakfast_restaurant | 34 | Kawiarnia *, Cafe *, *, * Cafe, Kawiarnia * | Jutrzenka, Pod Kasztanem, Bursztynowa, Filiżanka, Trzy Łyżeczki, Mleczna Droga, Zaułek, Antresola, Kredens, Bujany Fotel, Poranek, Drugie Piętro, Pełny Kubek, Tramwaj, Zegarek, Młynek, Weranda, Pod Zegarem, Czytelnia, Między Wierszami, Cynamon, Wrzos, Pierwsza Zmiana, Stara Winda, Kalejdoskop, Jaskółka, Niedziela, Skwer, Ulubiona, Miła
coffee_shop | cafe | 12 | * Coffee, * Espresso Bar, Kawa *, * | Ziarenko, Druga Fala, Parzona, Dymek, Przelew, Czarna Godzina, Mała Czarna, Ristretto, Trzecia Zmiana, Kropla, Tamper, Pod Parą
coffee_roasters | cafe | 4 | Palarnia *, * Roasters | Bęben, Czarny Dąb, Wędrowiec, Kontur, Pod Wiatr, Etiopka
bakery | pastry_shop | 12 | Piekarnia *, * Piekarnia, Piekarnia * | Bochenek, Złoty Kłos, Stary Młyn, Żytnia, Chrupka, Zakwas, Czwarta Rano, Pod Piecem, Kajzerka, Rodzinna, Kromka, Pszeniczna
pastry_shop | cafe, bakery | 10 | Cukiernia *, Cukiernia *, Pracownia * | Bezowa, Migdał, Kremówka, Malina, Słodka Pauza, Makowiec, Karmelowa, Wanilia, Pod Orzechem, Szarlotka
breakfast_restaurant | cafe | 6 | *, Śniadaniownia * | Jajko na Miękko, Do Południa, Tost i Spółka, Ranny Ptaszek, Pierwszy Kęs, Szczypiorek
restaurant | polish_restaurant | 8 | Restauracja *, Bistro *, * | Śliwka, Pod Dębem, Lawenda, Kaszanka, Zielony Piec, Spiżarnia, Trzy Stoły, Estragon, Bażant, Ogródek
ice_cream_shop | pastry_shop | 5 | Lodziarnia *, Lody * | Polarna, Gałka, Śmietankowe, Zorza, Pingwin, Rożek
tea_house | cafe | 2 | Herbaciarnia * | Imbryk, Pod Jaśminem, Czajnik, Róża Wiatrów
pizza_restaurant | italian_restaurant | 4 | Pizzeria * | Bazylia, Piec i Drewno, Pomidor, Neapol, Oregano
caterer |  | 3 | Catering *, * Catering | Pudełko, Na Tacy, Smaczna Paczka, Pod Pokrywką
`).map(([category = '', also = '', share, patterns = '', names = '']) => ({
  category: gcid(category),
  also: list(also),
  share: Number(share),
  patterns: patterns.split(', '),
  names: names.split(', '),
}));

/** Chains that everybody knows: a place of theirs in most towns, with many reviews. */
export const knownBrands: readonly Pick<BusinessKind & { title: string }, 'title' | 'category' | 'also'>[] =
  readTable(`
Cafe Wiatrak | cafe | coffee_shop, breakfast_restaurant
Czarna Filiżanka | coffee_shop | cafe, coffee_roasters
Słodki Kąt | pastry_shop | cafe
Piekarnia Dzień Dobry | bakery | cafe, breakfast_restaurant
Kawiarnia Pod Aniołem | cafe | pastry_shop, coffee_shop
`).map(([title = '', category = '', also = '']) => ({ title, category: gcid(category), also: list(also) }));

function list(names: string): string[] {
  return names === '' ? [] : names.split(', ').map(gcid);
}

function gcid(name: string): string {
  return `categories/gcid:${name}`;
}
