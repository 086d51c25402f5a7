import { withoutPhones } from '@pinfold/contract/numbers-in-text';
import { plainLine } from '@pinfold/contract/plain-line';
import { postLimits } from '@pinfold/contract/features/publications/local-post';
import {
  postVariables,
  type PostValues,
  type PostVariable,
} from '@pinfold/contract/features/publications/post-text';
import { sentenceEnds, wordEnds } from '../../../providers/language-model/text-ends.ts';

/** What a text of the model's may hold. */
export interface PostTextRules {
  /** Characters that each variable takes where it is longest. What is not named here is no variable of the text. */
  widths: Readonly<Partial<Record<PostVariable, number>>>;
  /** Filled in for variables that the text may not have; undefined where they are dropped. */
  values: PostValues | undefined;
}

/** Cleans a text while the model writes it. */
export interface PostTextCleaner {
  /** Takes the model's next piece; returns what is certain by now and was not returned before. */
  add(piece: string): string;
  /** Returns the rest, once the model has ended. */
  end(): string;
  /** Whether nothing more fits, so that the model need not go on. */
  isFull(): boolean;
}

/**
 * Returns a cleaner whose pieces together are `cleanPostText` of all that was added, however it was cut. A word is held
 * back until it is whole, a row of digits until it is clear that it is no telephone number, and near the limit a
 * sentence until it is clear that it fits.
 */
export function postTextCleaner(rules: PostTextRules): PostTextCleaner {
  let raw = '';
  let given = '';
  let cleaned = 0;
  let isFull = false;
  const next = (text: string): string => {
    // Never a text that what was given is no beginning of: what was read is not taken back.
    if (!text.startsWith(given)) return '';
    const piece = text.slice(given.length);
    given = text;
    return piece;
  };
  return {
    add(piece) {
      raw += piece;
      // All of it is looked at again each time, so not for every letter of a long text.
      if (raw.length - cleaned < raw.length / 100) return '';
      cleaned = raw.length;
      const text = tidy(settled(raw, rules));
      isFull = lengthOf(text, rules) > postLimits.summary;
      return next(fitting(text, rules));
    },
    end: () => next(cleanPostText(raw, rules)),
    isFull: () => isFull,
  };
}

/**
 * Returns a text of the model's as a post can have it, whatever the model was made to write: plain, with no variables but
 * those of the rules and no telephone number, for which Google rejects posts, and within Google's limit at each
 * location, cut after a sentence.
 */
export function cleanPostText(raw: string, rules: PostTextRules): string {
  return cut(tidy(withVariables(unmarked(raw), rules)), rules);
}

/** Without markup, invisible and control characters. */
function unmarked(raw: string): string {
  return plainLine(raw)
    .replaceAll(/[^\P{Cc}\n]|\p{Zs}/gu, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/^ *#{1,6}(?: +|$)/gm, '')
    .replaceAll(/^ *[*•](?= |$)/gm, '-');
}

/**
 * With the variables of the rules, written alike; others are filled in or dropped. Before numbers are looked for, since
 * what is left may make one.
 */
function withVariables(text: string, { widths, values }: PostTextRules): string {
  return text.replaceAll(/( ?)\{([^{}\n]{0,60})\}|[{}]/g, (_, blank: string | undefined, word?: string) => {
    const variable = postVariables.find((one) => one === word?.trim().toLowerCase());
    if (!variable) return '';
    const value =
      widths[variable] === undefined ? values?.[variable]?.replaceAll(/\s+/g, ' ').trim() : `{${variable}}`;
    return value ? `${blank ?? ''}${value}` : '';
  });
}

/** The plain text as far as nothing that follows can change it. */
function settled(raw: string, rules: PostTextRules): string {
  // One half of a mark goes when the other comes.
  const whole = unmarked(raw).replace(/[*_]+$/, '');
  const brace = whole.lastIndexOf('{');
  // Longer than any variable, so that an opened one that never closes is not waited for.
  const isOpen = brace >= 0 && whole.length - brace <= 80 && !/[}\n]/.test(whole.slice(brace));
  const text = withVariables(isOpen ? whole.slice(0, brace) : whole, rules);
  const lastBlank = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  const begun = text.slice(lastBlank + 1);
  const digits = /^[\d().+-]*/.exec(begun)?.[0] ?? '';
  const row =
    begun === '' || digits !== '' ? rowOfDigits.exec(text.slice(0, lastBlank + 1 + digits.length)) : null;
  return text.slice(0, row ? Math.min(row.index, Math.max(lastBlank, 0)) : Math.max(lastBlank, 0));
}

/** Digits at the end, with what people put between those of a telephone number. */
const rowOfDigits = /[+(\d][\d ().+-]*$/;

function tidy(text: string): string {
  return withoutNumbers(text)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/ +([.,!?])/g, '$1')
    .trim();
}

/** Without telephone numbers, also those that are made by what is left where another stood. */
function withoutNumbers(text: string): string {
  const single = text.replaceAll(/ {2,}/g, ' ');
  const less = withoutPhones(single);
  return less === single ? single : withoutNumbers(less);
}

/** Characters of a text where its variables are longest. */
function lengthOf(text: string, { widths }: PostTextRules): number {
  let length = [...text].length;
  for (const [whole, word] of text.matchAll(/\{(\w+)\}/g)) {
    const width = postVariables.find((one) => one === word);
    length += Math.max(0, (width ? (widths[width] ?? 0) : 0) - whole.length);
  }
  return length;
}

/** So many characters before the limit a text goes on sentence by sentence only. */
const lastStretch = 300;

/** As much of a text that still grows as stays in it, whatever follows. */
function fitting(text: string, rules: PostTextRules): string {
  const certain = postLimits.summary - lastStretch;
  if (lengthOf(text, rules) <= certain) return text;
  const words = beginning(text, wordEnds(text), certain, rules);
  const sentences = beginning(text, sentenceEnds(text), postLimits.summary, rules);
  return sentences.length > words.length ? sentences : words;
}

/** A whole text within the limit: up to its last sentence that fits, or to the last word of one that is very long. */
function cut(text: string, rules: PostTextRules): string {
  if (lengthOf(text, rules) <= postLimits.summary) return text;
  const sentences = beginning(text, sentenceEnds(text), postLimits.summary, rules);
  if (lengthOf(sentences, rules) > postLimits.summary - lastStretch) return sentences;
  const words = beginning(text, wordEnds(text), postLimits.summary - 1, rules);
  return words === '' ? [...text].slice(0, postLimits.summary).join('') : `${words}…`;
}

/** The longest beginning that ends at one of the places and has at most so many characters. */
function beginning(text: string, ends: readonly number[], most: number, rules: PostTextRules): string {
  const end = ends.findLast((place) => lengthOf(text.slice(0, place), rules) <= most) ?? 0;
  return text.slice(0, end).trimEnd();
}
