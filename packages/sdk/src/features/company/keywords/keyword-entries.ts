import { useState } from 'react';
import {
  keywordBatchSize,
  keywordMaxLength,
  normalizeKeyword,
  searchOperatorOf,
} from '@pinfold/contract/features/company/keyword';
import { useTranslate } from '../../../i18n/use-translate.ts';

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

/** Keywords that are about to be added, several at once. */
export function useKeywordEntries(): KeywordEntries {
  const t = useTranslate();
  const [entries, setEntries] = useState<readonly string[]>([]);
  const [wasTried, setWasTried] = useState(false);
  const fault = faultOf(entries);
  const isSaid = wasTried || (fault !== undefined && fault !== 'missing');
  return {
    entries,
    add: (text: string) => setEntries((now) => joinKeywords(now, splitKeywords(text))),
    remove: (entry: string) => setEntries((now) => now.filter((one) => one !== entry)),
    isWrong: (keyword: string) => isTooLong(keyword) || searchOperatorOf(keyword) !== undefined,
    message: fault && isSaid ? t(`company.keywords.fault.${fault}`, { max: keywordBatchSize }) : undefined,
    check: () => {
      setWasTried(true);
      return fault === undefined;
    },
    clear: () => {
      setEntries([]);
      setWasTried(false);
    },
  };
}

/** What `useKeywordEntries` gives. */
export interface KeywordEntries {
  entries: readonly string[];
  /** Takes what was typed or pasted, apart by commas or lines. */
  add: (text: string) => void;
  remove: (entry: string) => void;
  isWrong: (keyword: string) => boolean;
  message: string | undefined;
  /** Returns whether they can be sent; otherwise shows what is missing. */
  check: () => boolean;
  clear: () => void;
}

function faultOf(
  entries: readonly string[],
): 'missing' | 'too_long' | 'operator' | 'batch_exceeded' | undefined {
  if (entries.length === 0) return 'missing';
  if (entries.some(isTooLong)) return 'too_long';
  if (entries.some((entry) => searchOperatorOf(entry) !== undefined)) return 'operator';
  return entries.length > keywordBatchSize ? 'batch_exceeded' : undefined;
}
