import { textKey } from '../text-key.ts';

/** Equal for spellings of one street: case, blanks and the usual short forms do not count. */
export function streetKey(street: string, country: string): string {
  const words = textKey(street)
    .toLowerCase()
    .replace(/\.(?=\S)/g, '. ')
    .replace(/^c\/(?=\S)/, 'c/ ')
    .split(/\s+/)
    .map(
      (word) =>
        shortForms[country]?.[word] ?? (country === 'DE' ? word.replace(/str(\.|asse)?$/, 'straße') : word),
    );
  return words.filter((word) => word !== '').join(' ');
}

/** Equal for spellings of one house number: `12 a / 4` is `12A/4`. */
export function houseNumberKey(number: string): string {
  return number.toUpperCase().replace(/\s+/g, '');
}

/** What short words of an address stand for. In Poland "ul." goes without saying. */
const shortForms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PL: {
    'ul.': '',
    ul: '',
    ulica: '',
    'al.': 'aleja',
    al: 'aleja',
    aleje: 'aleja',
    'pl.': 'plac',
    pl: 'plac',
    'os.': 'osiedle',
    os: 'osiedle',
    'gen.': 'generała',
    'św.': 'świętego',
    'ks.': 'księdza',
  },
  ES: { 'c/': 'calle', 'c.': 'calle', 'av.': 'avenida', 'avda.': 'avenida', 'pl.': 'plaza', 'pza.': 'plaza' },
  GB: { st: 'street', 'st.': 'street', rd: 'road', 'rd.': 'road', ave: 'avenue', 'ave.': 'avenue' },
  US: {
    st: 'street',
    'st.': 'street',
    rd: 'road',
    'rd.': 'road',
    ave: 'avenue',
    'ave.': 'avenue',
    blvd: 'boulevard',
    'blvd.': 'boulevard',
  },
};
