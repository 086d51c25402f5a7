import { accountsOfGrant, type LocationHead, locationsOf } from '../../world/world-source.ts';
import { findListing } from '../../world/listings/listings-state.ts';
import type { Listing } from '../../world/listings/listing.ts';
import { type GoogleContext, requireAccount } from '../google-context.ts';
import { invalidArgument } from '../google-error.ts';
import { readOffset, readPageSize, writePageToken } from '../paging.ts';
import { locationResource } from './location-resource.ts';
import { applyReadMask, camelCase, locationFields, parseReadMask } from './location-mask.ts';

/** accounts.locations.list: one page, in the order and with the fields that were asked for. */
export function listLocations(
  context: GoogleContext,
  grantedAccount: string,
  accountId: string,
  query: Record<string, string>,
): object {
  const { source } = context.world.state;
  if (accountId !== '-') requireAccount(context, grantedAccount, accountId);
  const accounts = accountId === '-' ? accountsOfGrant(source, grantedAccount) : [accountId];
  const mask = parseReadMask(query.readMask ?? query.read_mask);
  const matches = parseLocationFilter(query.filter);
  const order = parseLocationOrder(query.orderBy ?? query.order_by);
  const size = readPageSize(query.pageSize, { byDefault: 10, max: 100 });
  const from = readOffset(query.pageToken);

  const page: Listing[] = [];
  const [only] = accounts;
  // A chain of any size is read page by page, as long as nothing asks for all of it.
  const sorted = order || accounts.length > 1 ? headsOf(context, accounts, order) : undefined;
  const total = sorted?.length ?? source.locationCount(only ?? '');
  let index = from;
  for (; index < total && page.length < size; index += 1) {
    const head = sorted ? sorted[index] : source.locationAt(only ?? '', index);
    const listing = head && findListing(context.world.state, head.id);
    if (listing && (matches?.(listing) ?? true)) page.push(listing);
  }
  return {
    ...(page.length === 0
      ? {}
      : { locations: page.map((one) => applyReadMask(locationResource(one), mask)) }),
    ...(index < total ? { nextPageToken: writePageToken({ from: index }) } : {}),
    totalSize: total,
  };
}

function headsOf(
  { world }: GoogleContext,
  accounts: readonly string[],
  order: ((one: LocationHead, other: LocationHead) => number) | undefined,
): LocationHead[] {
  const { source } = world.state;
  const heads = new Map<string, LocationHead>();
  for (const account of accounts) {
    for (const head of locationsOf(source, account)) heads.set(head.id, head);
  }
  return order ? [...heads.values()].toSorted(order) : [...heads.values()];
}

type Matches = (listing: Listing) => boolean;

/** The part of Google's filter language that a connector needs: `field="value"` or `field:value`, joined by AND. */
function parseLocationFilter(filter: string | undefined): Matches | undefined {
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

type Compare = (one: LocationHead, other: LocationHead) => number;

/** `title`, `store_code`, each with an optional ` desc`, several after commas. */
function parseLocationOrder(orderBy: string | undefined): Compare | undefined {
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
