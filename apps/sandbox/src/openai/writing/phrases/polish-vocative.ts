/** How a Polish first name is called out, such as `Anna` → `Anno`; empty where no rule fits the name. */
export function polishVocative(fullName: string): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(name)) return '';
  for (const [ending, called] of endings)
    if (name.endsWith(ending)) return name.slice(0, name.length - ending.length) + called;
  return '';
}

/** The first that fits. */
const endings: readonly [string, string][] = [
  ['sia', 'siu'],
  ['zia', 'ziu'],
  ['cia', 'ciu'],
  ['Ania', 'Aniu'],
  ['Hania', 'Haniu'],
  ['Mania', 'Maniu'],
  ['la', 'lo'],
  ['ia', 'io'],
  ['ja', 'jo'],
  ['a', 'o'],
  ['ek', 'ku'],
  ['ciej', 'cieju'],
  ['rzej', 'rzeju'],
  ['eł', 'le'],
  ['ł', 'le'],
  ['sz', 'szu'],
  ['rz', 'rzu'],
  ['cz', 'czu'],
  ['ż', 'żu'],
  ['ch', 'chu'],
  ['j', 'ju'],
  ['k', 'ku'],
  ['g', 'gu'],
  ['l', 'lu'],
  ['r', 'rze'],
  ['n', 'nie'],
  ['m', 'mie'],
  ['b', 'bie'],
  ['p', 'pie'],
  ['w', 'wie'],
  ['f', 'fie'],
  ['d', 'dzie'],
  ['t', 'cie'],
  ['s', 'sie'],
];
