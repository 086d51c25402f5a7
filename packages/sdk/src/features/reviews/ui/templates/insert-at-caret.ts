import { flushSync } from 'react-dom';
import { insertText } from '../../templates/insert-text.ts';

/** Puts words into a field where the caret stands, or stood last, and goes on writing behind them. */
export function insertAtCaret(
  field: HTMLTextAreaElement | null | undefined,
  text: string,
  words: string,
  write: (text: string) => void,
): void {
  const from = field?.selectionStart ?? text.length;
  const inserted = insertText({ text, from, to: field?.selectionEnd ?? from }, words);
  // The field has to hold the words before the caret can stand behind them.
  flushSync(() => write(inserted.text));
  field?.focus();
  field?.setSelectionRange(inserted.caret, inserted.caret);
}
