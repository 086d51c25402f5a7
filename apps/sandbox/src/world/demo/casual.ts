import type { LanguageCode } from './people/author.ts';
import { chance, pick, type Random } from './random.ts';
import type { Rating } from './rating.ts';

/** How people really type: some without diacritics or capitals, some with emoji, a few with a slip. */
export function casual(random: Random, text: string, language: LanguageCode, rating: Rating): string {
  let typed = text;
  if (language === 'pl' && chance(random, 0.085)) typed = withoutDiacritics(typed);
  if (chance(random, 0.07)) typed = lowered(typed, language);
  if (chance(random, 0.1)) typed = typed.replace(/\.$/, '');
  if (chance(random, 0.012)) typed = slip(random, typed);
  if (rating >= 4 && chance(random, 0.1)) typed = `${typed} ${pick(random, GLAD)}`;
  if (rating <= 2 && chance(random, 0.04)) typed = `${typed} ${pick(random, UPSET)}`;
  if (rating === 5 && chance(random, 0.06)) typed = typed.replace(/[.!]$/, '!!');
  return typed;
}

const GLAD = [
  '😊',
  '❤️',
  '☕',
  '😍',
  '🍰',
  '👍',
  '☕❤️',
  '🥰',
  '👌',
  ':)',
  '🙂',
  '😋',
  '💛',
  '🤎',
  '🌿',
  '☕️🍰',
];
const UPSET = ['👎', '😕', '😒', ':(', '🙄'];

const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L');

/** German keeps its nouns; only the first letter falls. */
const lowered = (text: string, language: LanguageCode): string =>
  language === 'de' ? text.slice(0, 1).toLowerCase() + text.slice(1) : text.toLowerCase();

/** Two neighbouring letters inside one longer word change places. */
function slip(random: Random, text: string): string {
  const words = text.split(' ');
  const long = words.filter((word) => /^\p{Ll}{6,}$/u.test(word));
  if (long.length === 0) return text;
  const word = pick(random, long);
  const at = 2 + Math.floor(random() * (word.length - 4));
  const slipped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return words.map((each) => (each === word ? slipped : each)).join(' ');
}
