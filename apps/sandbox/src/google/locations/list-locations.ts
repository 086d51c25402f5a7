import * as z from 'zod';
import { accountsOfGrant } from '../../world/accounts-of.ts';
import type { Listing } from '../../world/listings/listing.ts';
import { findListing } from '../../world/listings/listing-shelf.ts';
import type { LocationHead } from '../../world/world-source.ts';
import type { GoogleContext } from '../google-env.ts';
import { requireAccount } from '../granted.ts';
import { readPageSize } from '../page-size.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { parseLocationFilter } from './location-filter.ts';
import { parseLocationOrder } from './location-order.ts';
import { locationResource } from './location-resource.ts';
import { applyReadMask, parseReadMask } from './read-mask.ts';

const PageToken = z.object({ from: z.number().int().nonnegative() });

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
  const from = readPageToken(query.pageToken, PageToken)?.from ?? 0;

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
    for (let index = 0; index < source.locationCount(account); index += 1) {
      const head = source.locationAt(account, index);
      if (head) heads.set(head.id, head);
    }
  }
  return order ? [...heads.values()].toSorted(order) : [...heads.values()];
}
