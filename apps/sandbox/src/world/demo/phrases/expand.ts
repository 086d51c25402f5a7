import { pick, type Random } from '../../random.ts';
import type { Barista, Voice } from './phrasebook.ts';

interface Speaker {
  voice: Voice;
  barista: Barista;
}

/**
 * Fills a sentence pattern:
 * `{a|b}` one of these, `[byłam/byłem/byliśmy]` by who speaks (she, he, we) or `[wrócę/wrócimy]` (one, many),
 * `(s:podała/podał)` by the barista's gender, `<name>` a slot.
 */
export function expand(
  random: Random,
  pattern: string,
  { voice, barista }: Speaker,
  slots: Record<string, string> = {},
): string {
  let text = pattern;
  while (text.includes('{')) {
    text = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => pick(random, choices.split('|')));
  }
  return text
    .replace(/\(s:([^/)]*)\/([^)]*)\)/g, (_, she: string, he: string) =>
      barista.gender === 'she' ? she : he,
    )
    .replace(/\[([^\]]*)\]/g, (_, forms: string) => agree(forms.split('/'), voice))
    .replace(/<(\w+)>/g, (_, name: string) => slots[name] ?? barista[name as keyof Barista] ?? `<${name}>`)
    .replace(/ {2,}/g, ' ')
    .trim();
}

function agree(forms: string[], voice: Voice): string {
  const [first = '', second = first, third] = forms;
  if (third === undefined) return voice === 'we' ? second : first;
  if (voice === 'we') return third;
  return voice === 'she' ? first : second;
}
