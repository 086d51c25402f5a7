import { flushSync } from 'react-dom';

/** Inserts text into a field at its current or last caret position, and puts the caret behind it. */
export function insertAtCaret(
  field: HTMLTextAreaElement | null | undefined,
  text: string,
  words: string,
  write: (text: string) => void,
): void {
  const from = field?.selectionStart ?? text.length;
  const inserted = insertText({ text, from, to: field?.selectionEnd ?? from }, words);
  // The field must contain the text before the caret can be put behind it.
  flushSync(() => write(inserted.text));
  field?.focus();
  field?.setSelectionRange(inserted.caret, inserted.caret);
}

/** A text with the place of the caret, or of what is marked. */
interface CaretText {
  text: string;
  from: number;
  to: number;
}

/** Inserts text at the caret, replacing the selection, with spaces between it and adjacent words. */
export function insertText({ text, from, to }: CaretText, words: string): { text: string; caret: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const start = before === '' || /\s$/.test(before) ? '' : ' ';
  const end = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  return { text: `${before}${start}${words}${end}${after}`, caret: from + start.length + words.length };
}
