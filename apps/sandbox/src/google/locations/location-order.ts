import type { LocationHead } from '../../world/world-source.ts';
import { invalidArgument } from '../google-error.ts';
import { camelCase } from './read-mask.ts';

type Compare = (one: LocationHead, other: LocationHead) => number;

/** `title`, `store_code`, each with an optional ` desc`, several after commas. */
export function parseLocationOrder(orderBy: string | undefined): Compare | undefined {
  if (!orderBy?.trim()) return undefined;
  const keys = orderBy.split(',').map(parseKey);
  return (one, other) => {
    for (const compare of keys) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

function parseKey(given: string): Compare {
  const [, field = '', direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(given) ?? [];
  const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
  const key = camelCase(field);
  if (key === 'title' || key === 'storeCode') {
    return (one, other) => sign * one[key].localeCompare(other[key], 'pl');
  }
  throw invalidArgument('order_by', `Invalid order: ${given.trim()}`);
}
