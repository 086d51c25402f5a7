import { normaliseText } from './normalise-text.ts';

/**
 * Returns a pasted line without the invisible marks that address books, chats and PDF files add (direction marks,
 * zero-width blanks, soft hyphens, byte order marks), in the form of `normaliseText`, and with digits and pluses of usual
 * width. Joiners stay within emoji and within words of scripts that need them.
 */
export function plainLine(text: string): string {
  if (!beyondAscii.test(text)) return normaliseText(text);
  const plain = text
    .replaceAll(invisible, (mark, place: number, whole: string) =>
      isMeant(mark, whole.slice(0, place), whole.slice(place + mark.length)) ? mark : '',
    )
    .replaceAll(wide, (sign) =>
      sign === '\uFE62' ? '+' : String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
    );
  return normaliseText(plain);
}

/**
 * The same for a value that machines read and compare, such as a postal code, a date, a time or a coordinate: every dash
 * and minus is a hyphen, every letter and sign of usual width, and blanks are single. Names keep their dashes, and the
 * addresses of pages theirs.
 */
export function plainCode(text: string): string {
  if (!beyondAscii.test(text)) return text.replaceAll(/\s+/g, ' ').trim();
  return plainLine(text)
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a text has a line break, a tab or another control character; NUL is refused wherever it stands. */
export function hasLineBreak(text: string): boolean {
  return /(?!\0)[\p{Cc}\u2028\u2029]/u.test(text);
}

const beyondAscii = /[^\0-\u007E]/;

/** Format characters of Unicode (category Cf) but for those of Arabic and Syriac that are seen. */
const invisible =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/gu;

const wide = /[\uFF10-\uFF19\uFF0B\uFE62]/g;
const fullWidthOffset = 0xfee0;

function isMeant(mark: string, before: string, after: string): boolean {
  if (mark === '\u200D' && /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u.test(before))
    return /^\p{Extended_Pictographic}/u.test(after);
  if (mark === '\u200C' || mark === '\u200D') return joinedBefore.test(before) && joinedAfter.test(after);
  // The flags of England, Scotland and Wales.
  return mark >= '\u{E0020}' && mark <= '\u{E007F}' && /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u.test(before);
}

const joined = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}`;
const joinedBefore = new RegExp(`[${joined}]$`, 'u');
const joinedAfter = new RegExp(`^[${joined}]`, 'u');
