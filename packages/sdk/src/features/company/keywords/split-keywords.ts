import { keywordMaxLength, normalizeKeyword } from '@pinfold/contract/features/company/keyword';

/** Takes keywords out of what was typed or pasted: apart by commas, semicolons, tabs or lines, as they are kept. */
export function splitKeywords(text: string): string[] {
  return text
    .split(/[,;\t\n\r]+/)
    .map(normalizeKeyword)
    .filter((keyword) => keyword !== '');
}

/** Adds keywords to others, each once. */
export function joinKeywords(known: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...known, ...more])];
}

/** Whether a keyword is longer than the API takes it. */
export function isTooLong(keyword: string): boolean {
  return keyword.length > keywordMaxLength;
}
