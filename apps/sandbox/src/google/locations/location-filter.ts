import type { Listing } from '../../world/listings/listing.ts';
import { invalidArgument } from '../google-error.ts';
import { camelCase, locationFields } from './read-mask.ts';

type Matches = (listing: Listing) => boolean;

/** The part of Google's filter language that a connector needs: `field="value"` or `field:value`, joined by AND. */
export function parseLocationFilter(filter: string | undefined): Matches | undefined {
  if (filter === undefined || filter.trim() === '') return undefined;
  const terms = filter.split(/\s+AND\s+/).map(parseTerm);
  return (listing) => {
    const resource = { ...listing.content, metadata: { placeId: listing.placeId } };
    return terms.every((matches) => matches(resource));
  };
}

function parseTerm(term: string): (resource: object) => boolean {
  const [, field = '', operator, quoted, bare] =
    /^\s*([\w.]+)\s*(=|:)\s*(?:"([^"]*)"|(.+?))\s*$/.exec(term) ?? [];
  const path = camelCase(field).split('.');
  if (!locationFields.has(path[0] ?? '')) throw invalidArgument('filter', `Invalid filter: ${term.trim()}`);
  const wanted = folded(quoted ?? bare ?? '');
  return (resource) =>
    valuesAt(resource, path)
      .map(folded)
      .some((value) => value === wanted || (operator === ':' && value.includes(wanted)));
}

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [field, ...rest] = path;
  if (field === undefined) return isPlain(value) ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt(Object.entries(value).find(([name]) => name === field)?.[1], rest);
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A category is asked for with or without its collection. */
function folded(text: string): string {
  return text.toLocaleLowerCase('pl').replace(/^categories\//, '');
}
