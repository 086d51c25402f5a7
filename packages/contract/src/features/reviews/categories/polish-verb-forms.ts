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
