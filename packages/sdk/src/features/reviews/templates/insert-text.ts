/** A text with the place of the caret, or of what is marked. */
export interface CaretText {
  text: string;
  from: number;
  to: number;
}

/** Puts words where the caret is, in place of what is marked, with a blank wherever they would touch others. */
export function insertText({ text, from, to }: CaretText, words: string): { text: string; caret: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const start = before === '' || /\s$/.test(before) ? '' : ' ';
  const end = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  return { text: `${before}${start}${words}${end}${after}`, caret: from + start.length + words.length };
}
