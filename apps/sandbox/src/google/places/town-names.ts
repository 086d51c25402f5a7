import type { PolishTown } from '../../world/polish-towns.ts';

export type PlaceLanguage = 'pl' | 'en' | 'es';

/** Google answers in English what it has in no other language. */
export function placeLanguage(code: string | undefined): PlaceLanguage {
  const [language] = (code ?? 'en').toLowerCase().split('-');
  return language === 'pl' || language === 'es' ? language : 'en';
}

export function townName({ name }: PolishTown, language: PlaceLanguage): string {
  return language === 'pl' ? name : (foreignNames[name]?.[language] ?? name);
}

export function regionName({ voivodeship }: PolishTown, language: PlaceLanguage): string {
  if (language === 'pl') return `województwo ${voivodeship}`;
  const region = regions[voivodeship]?.[language] ?? voivodeship;
  return language === 'en' ? `${region} Voivodeship` : `Voivodato de ${region}`;
}

export const countryNames: Record<PlaceLanguage, string> = { pl: 'Polska', en: 'Poland', es: 'Polonia' };

const foreignNames: Record<string, Partial<Record<PlaceLanguage, string>>> = {
  Warszawa: { en: 'Warsaw', es: 'Varsovia' },
  Kraków: { es: 'Cracovia' },
  Wrocław: { es: 'Breslavia' },
};

const regions: Record<string, Record<'en' | 'es', string>> = {
  dolnośląskie: { en: 'Lower Silesian', es: 'Baja Silesia' },
  'kujawsko-pomorskie': { en: 'Kuyavian-Pomeranian', es: 'Cuyavia y Pomerania' },
  lubelskie: { en: 'Lublin', es: 'Lublin' },
  lubuskie: { en: 'Lubusz', es: 'Lubusz' },
  łódzkie: { en: 'Łódź', es: 'Łódź' },
  małopolskie: { en: 'Lesser Poland', es: 'Pequeña Polonia' },
  mazowieckie: { en: 'Masovian', es: 'Mazovia' },
  opolskie: { en: 'Opole', es: 'Opole' },
  podkarpackie: { en: 'Podkarpackie', es: 'Subcarpacia' },
  podlaskie: { en: 'Podlaskie', es: 'Podlaquia' },
  pomorskie: { en: 'Pomeranian', es: 'Pomerania' },
  śląskie: { en: 'Silesian', es: 'Silesia' },
  świętokrzyskie: { en: 'Świętokrzyskie', es: 'Santa Cruz' },
  'warmińsko-mazurskie': { en: 'Warmian-Masurian', es: 'Varmia y Masuria' },
  wielkopolskie: { en: 'Greater Poland', es: 'Gran Polonia' },
  zachodniopomorskie: { en: 'West Pomeranian', es: 'Pomerania Occidental' },
};
