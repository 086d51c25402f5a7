import type { Language } from './languages.ts';

/** What a cell of a file for spreadsheets holds. */
export type Cell = string | number | boolean | null;

/**
 * Rows as the text of a CSV file that a spreadsheet in this language opens by a double click: in Polish and Spanish with
 * semicolons between the cells and a decimal comma. The mark at its start has spreadsheets read UTF-8.
 */
export function csvText(rows: readonly (readonly Cell[])[], language: Language): string {
  const separator = language === 'en' ? ',' : ';';
  return `\uFEFF${rows.map((row) => row.map((cell) => csvCell(cell, language)).join(separator)).join('\r\n')}\r\n`;
}

/** A number with a fraction as text, with the decimal sign of the language. */
export function decimalText(value: number | string, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

function csvCell(value: Cell, language: Language): string {
  const text =
    typeof value === 'string'
      ? harmlessText(value)
      : typeof value === 'number'
        ? decimalText(value, language)
        : String(value ?? '');
  const quoted = language === 'en' ? /[",;\t\r\n]|^\s|\s$/ : /[";\t\r\n]|^\s|\s$/;
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that a spreadsheet shows and never runs: what begins like a formula gets an apostrophe (OWASP, CSV Injection).
 * Blanks before the formula hide nothing. A phone number runs nothing and stays. Workbooks say of a cell that it is a
 * text, so nothing in them needs this.
 */
export function harmlessText(text: string): string {
  if (/^\+[\d \u00A0()-]*\d[\d \u00A0()-]*$/.test(text)) return text;
  return /^[\s\uFEFF]*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** The text before it was made harmless. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && harmlessText(text.slice(1)) === text ? text.slice(1) : text;
}
