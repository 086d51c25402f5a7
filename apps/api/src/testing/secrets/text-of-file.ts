import { languages } from '@pinfold/contract/languages';
import { boosterExportTexts } from '../../features/review-booster/export/booster-export-columns.ts';
import { sheetsOf } from '../clients/downloaded-file.ts';
import { linesOf } from '../clients/lines-of-file.ts';

/**
 * What a file says, as a text to be searched, without contacts in a file of answers: their customers left them, so that
 * the team replies. Elsewhere in that file, and in any other file, the same contact is a leak.
 */
export function textOfFile(content: Uint8Array, type: string): string {
  if (/excel|spreadsheet/.test(type)) {
    const sheets = Object.entries(sheetsOf(content)).map(([name, lines]) => [
      name,
      withoutContacts(lines) ?? lines,
    ]);
    return JSON.stringify(Object.fromEntries(sheets));
  }
  const ofAnswers = type.startsWith('text/csv') ? withoutContacts(linesOf('csv', content)) : undefined;
  return ofAnswers ? JSON.stringify(ofAnswers) : new TextDecoder().decode(content);
}

/** Undefined of lines that are no answers to forms. */
function withoutContacts(lines: readonly (readonly unknown[])[]): unknown[][] | undefined {
  const [header = []] = lines;
  const titles = languages
    .map((language) => boosterExportTexts(language).columns)
    .find((columns) => {
      const known = new Set<unknown>(Object.values(columns));
      return header.includes(columns.is_erased) && header.every((title) => known.has(title));
    });
  if (!titles) return undefined;
  const at = header.indexOf(titles.contact);
  return lines.map((line) => line.filter((_cell, index) => index !== at));
}
