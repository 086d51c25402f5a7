import * as z from 'zod';
import { asWritten, type WrittenLanguage, writtenLanguages } from './guess-language.ts';

const Told = z.object({
  review: z.object({ stars: z.number(), text: z.string(), customer: z.string().optional() }),
});

/** What the model understands of a review. */
export interface ToldReview {
  stars: number;
  text: string;
  customer: string;
}

/** Returns the review in a prompt: from a JSON object, or the whole text. */
export function readReview(user: string): ToldReview {
  const json = user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1);
  try {
    const { stars, text, customer = '' } = Told.parse(JSON.parse(json)).review;
    return { stars, text, customer };
  } catch {
    return { stars: 4, text: user, customer: '' };
  }
}

export type Tone = 'friendly' | 'neutral' | 'formal';
export type Length = 'short' | 'medium' | 'long';

/** What the model understands of its instructions. */
export interface Wishes {
  tone: Tone;
  length: Length;
  /** Undefined: the review's own. */
  language: WrittenLanguage | undefined;
  signature: string;
  forbidden: string[];
  /** A user's instruction for this reply, in lower case without accents. */
  wish: string;
}

/** Reads instructions line by line, as `- Tone: formal`; others have default values. */
export function readWishes(system: string): Wishes {
  const line = (name: string) => new RegExp(`^- ${name}[^:]*: *(.*)$`, 'im').exec(system)?.[1] ?? '';
  const wish = asWritten(quoted(line('This reply')).join(' '));
  return {
    tone: wished(wish, tones) ?? said(line('Tone'), ['friendly', 'neutral', 'formal']) ?? 'neutral',
    length: wished(wish, lengths) ?? said(line('Length'), ['short', 'medium', 'long']) ?? 'medium',
    language: languageNamed(line('Language')),
    signature: quoted(line('Signature'))[0] ?? '',
    forbidden: quoted(line('Forbidden words')).map(asWritten),
    wish,
  };
}

const tones: Record<Tone, RegExp> = {
  formal: /formal|oficjaln/,
  friendly: /cieple|swobodn|friendly|warm|cercan/,
  neutral: /neutral/,
};

const lengths: Record<Length, RegExp> = {
  short: /krot|krocej|short|brief|breve|corta/,
  long: /dluz|dlug|long|larg/,
  medium: /srednio/,
};

function wished<Choice extends string>(wish: string, choices: Record<Choice, RegExp>): Choice | undefined {
  for (const name in choices) if (choices[name].test(wish)) return name;
  return undefined;
}

function said<Choice extends string>(line: string, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => line.toLowerCase().startsWith(choice));
}

function languageNamed(line: string): WrittenLanguage | undefined {
  const names = { pl: 'polish', en: 'english', es: 'spanish', de: 'german' };
  return writtenLanguages.find((language) => line.toLowerCase().includes(names[language]));
}

/** Every JSON string in a line. */
function quoted(line: string): string[] {
  return (line.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((text) => String(JSON.parse(text)));
}
