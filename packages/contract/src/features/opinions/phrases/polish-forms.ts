/** Endings that a noun or an adjective takes after any consonant. */
const anywhere = [
  'a',
  'o',
  'u',
  'em',
  'ow',
  'om',
  'ami',
  'ach',
  'owi',
  'owie',
  'ego',
  'emu',
  'ej',
  'y',
  'e',
  'ym',
  'ych',
  'ymi',
];

const afterVelar = ['i', 'ie', 'iem', 'im', 'ich', 'imi', 'iego', 'iemu', 'iej'];

const afterSoft = [
  '',
  'a',
  'e',
  'o',
  'u',
  'em',
  'om',
  'ami',
  'ach',
  'ego',
  'emu',
  'ej',
  'm',
  'ch',
  'mi',
  'ow',
  'owi',
];

/** How a stem's end changes before an ending: "obsluga" and "obsludze", "ciasto" and "ciescie". */
const changes: readonly (readonly [RegExp, string])[] = [
  [/ch$/, 'sz'],
  [/st$/, 'sci'],
  [/zd$/, 'zdzi'],
  [/k$/, 'c'],
  [/g$/, 'dz'],
  [/r$/, 'rz'],
  [/t$/, 'ci'],
  [/d$/, 'dzi'],
  [/([bfmnpswz])$/, '$1i'],
];

/** Forms of a Polish noun or adjective, from any of its plainer ones, folded. */
export function polishForms(word: string): Set<string> {
  const forms = new Set<string>();
  for (const stem of hardStems(word)) addHard(forms, stem, word);
  for (const stem of softStems(word)) addSoft(forms, stem);
  return forms;
}

const shortestStem = 3;

/** Without its vowel; a word that ends in a consonant is a stem itself, with and without the e that comes and goes. */
function hardStems(word: string): string[] {
  const stems: string[] = [];
  if (/[aeiouy]$/.test(word)) {
    const stem = word.slice(0, -1);
    if (!stem.endsWith('i')) stems.push(stem);
    else if (!/[nc]i$/.test(stem)) stems.push(stem.slice(0, -1));
  } else {
    stems.push(word, word.replace(/i?e([bcdfghklmnprstwz])$/, '$1'));
  }
  return stems.filter((stem) => stem.length >= shortestStem && !/[aeiouy]$/.test(stem));
}

/** "kuchnia", "danie", "tani", "czystosc". */
function softStems(word: string): string[] {
  if (/i[aeou]$/.test(word)) return [word.slice(0, -1)].filter((stem) => stem.length > shortestStem);
  if (/[^kg]i$/.test(word)) return [word].filter((stem) => stem.length > shortestStem);
  if (/(?:sc|dz|[lnj])$/.test(word)) return [`${word}i`];
  return [];
}

function addHard(forms: Set<string>, stem: string, word: string): void {
  const add = (ending: string) => forms.add(`${stem}${ending}`);
  add('');
  for (const ending of anywhere) add(ending);
  if (/[kg]$/.test(stem)) for (const ending of afterVelar) add(ending);
  if (/(?:l|j|ch|sc|c|ec)$/.test(stem)) add('i');
  for (const filled of withVowel(stem)) forms.add(filled);
  for (const changed of changedStems(stem)) forms.add(`${changed}e`);
  if (/[kgr]$/.test(stem)) for (const changed of changedStems(stem)) forms.add(`${changed}y`);
  if (word.endsWith('y') && stem.length > shortestStem)
    for (const changed of changedStems(stem)) addMasculine(forms, changed);
}

/** "uprzejmy" and "uprzejmi", "bogaty" and "bogaci". */
function addMasculine(forms: Set<string>, changed: string): void {
  if (changed.endsWith('i')) forms.add(changed);
}

function addSoft(forms: Set<string>, stem: string): void {
  for (const ending of afterSoft) forms.add(`${stem}${ending}`);
  const hard = stem.replace(/i$/, '');
  if (hard.length >= shortestStem) forms.add(hard);
  for (const filled of withVowel(hard)) forms.add(filled);
}

/** "kanapka" and "kanapek", "okno" and "okien". */
function withVowel(stem: string): string[] {
  const [, before, last] = /^(.*[bcdfghjklmnprstwz])([klnrcw])$/.exec(stem) ?? [];
  if (before === undefined || /^(?:ch|cz|sz|rz|dz|sc)$/.test(`${before.slice(-1)}${last}`)) return [];
  return [`${before}e${last}`, `${before}ie${last}`];
}

function changedStems(stem: string): string[] {
  const change = changes.find(([end]) => end.test(stem));
  if (!change) return [];
  const changed = stem.replace(...change);
  return [changed, changed.replace(/ia([^aeiouy]+i?)$/, 'ie$1')];
}

/** Forms of a Polish verb, from its folded infinitive: "czekac" gives "czekalismy", "obsluzyc" gives "obsluzono". */
export function polishVerbForms(infinitive: string): string[] {
  const theme = infinitive.slice(0, -1);
  const root = theme.slice(0, -1);
  return [
    ...withEndings(theme, past),
    ...withEndings(theme, gerund),
    ...(conjugations[theme.at(-1) ?? ''] ?? conjugateOthers)(theme, root),
  ];
}

const past =
  'l la lo li ly lem lam les las lismy lysmy liscie lyscie lby laby no to ny na ne ni nej nego nym nych ty ta te ci';

const gerund = 'nie nia niu niem cie cia ciu ciem';

const passive = 'ony ona one ono eni enie enia';

/** By the vowel before the last consonant: "czekac", "polecic", "obsluzyc". A dot is no ending at all. */
const conjugations: Record<string, (theme: string, root: string) => string[]> = {
  a: (theme) => [
    ...withEndings(theme, '. m sz my cie ja jac jacy jaca jace j jcie'),
    ...(theme.endsWith('owa')
      ? withEndings(`${theme.slice(0, -3)}uj`, '. e esz emy ecie a my cie ac acy aca ace')
      : []),
  ],
  i: (theme, root) => [
    ...withEndings(theme, `. sz my cie e a ${passive}`),
    ...withEndings(root, `. e a my cie ${passive}`),
  ],
  y: (theme, root) => [...withEndings(theme, '. sz my cie je ja'), ...withEndings(root, `. e a ${passive}`)],
};

function conjugateOthers(theme: string, root: string): string[] {
  return [
    ...withEndings(theme, '. m sz my cie ja'),
    ...withEndings(root, 'al ala alo eli aly alem alam elismy alysmy i isz ia y a'),
  ];
}

function withEndings(stem: string, endings: string): string[] {
  return endings.split(' ').map((ending) => (ending === '.' ? stem : `${stem}${ending}`));
}
