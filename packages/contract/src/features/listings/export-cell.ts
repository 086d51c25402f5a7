/**
 * A text that a spreadsheet shows and never runs: what begins like a formula gets an apostrophe (OWASP, CSV Injection).
 * Blanks before the formula hide nothing.
 */
export function exportCell(text: string): string {
  return /^[\s\uFEFF]*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** A cell of a CSV file, escaped and, where it has to be, in quotes. */
export function csvCell(value: string | number | boolean | null): string {
  const text = typeof value === 'string' ? exportCell(value) : String(value ?? '');
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
