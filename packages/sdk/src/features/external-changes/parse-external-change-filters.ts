import { changeSources, changeStatuses } from '@pinfold/contract/features/external-changes/change-enums';
import { changeFields } from '@pinfold/contract/features/external-changes/change-fields';
import {
  externalChangeFilterKinds,
  externalChangeFilterNames,
  tidyExternalChangeFilters,
  type ExternalChangeFilterName,
  type ExternalChangeFilters,
} from './external-change-filters.ts';

/** Most ids that the API takes at once. */
const maxIds = 500;

/**
 * Reads filters from an address. Words that mean nothing are passed over, since anybody can edit an address.
 *
 * @example
 * ```ts
 * parseExternalChangeFilters(new URLSearchParams('source=1&fields=name')); // { source: 1, fields: ['name'] }
 * ```
 */
export function parseExternalChangeFilters(params: URLSearchParams): ExternalChangeFilters {
  const entries = externalChangeFilterNames.map((name) => [name, parseFilter(name, params)] as const);
  return tidyExternalChangeFilters(Object.fromEntries(entries));
}

function parseFilter(name: ExternalChangeFilterName, params: URLSearchParams): unknown {
  const text = params.get(name)?.trim();
  if (!text) return undefined;
  const words = text.split(',');
  switch (externalChangeFilterKinds[name]) {
    case 'text':
      return text.slice(0, name === 'q' ? 200 : 100);
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'ids':
      return [...new Set(words.map(Number))].filter(isId).slice(0, maxIds);
    case 'fields':
      return changeFields.filter((field) => words.includes(field));
    case 'statuses':
      return Object.values(changeStatuses).filter((status) => words.includes(String(status)));
    case 'source':
      return Object.values(changeSources).find((source) => String(source) === text);
    case 'decider':
      return text === 'member' || text === 'rule' ? text : undefined;
    case 'day':
      return isDay(text) ? text : undefined;
  }
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
