import { invalidArgument } from '../google-error.ts';
import type { LocationHead } from '../../world/world-source.ts';

type Matches = (location: LocationHead) => boolean;

/** The part of Google's filter language that a connector needs: `field="value"` or `field:value`, joined by AND. */
export function parseLocationFilter(filter: string | undefined): Matches | undefined {
  if (filter === undefined || filter.trim() === '') return undefined;
  const terms = filter.split(/\s+AND\s+/).map(parseTerm);
  return (location) => terms.every((matches) => matches(location));
}

function parseTerm(term: string): Matches {
  const [, field = '', , quoted, bare] = /^\s*([\w.]+)\s*(=|:)\s*(?:"([^"]*)"|(\S+))\s*$/.exec(term) ?? [];
  const read = fields[field];
  if (!read) throw invalidArgument('filter', `Invalid filter: ${term.trim()}`);
  const wanted = (quoted ?? bare ?? '').toLocaleLowerCase('pl');
  return (location) => read(location).some((value) => value.toLocaleLowerCase('pl') === wanted);
}

const fields: Record<string, (location: LocationHead) => string[]> = {
  title: ({ title }) => [title],
  store_code: ({ storeCode }) => [storeCode],
  storeCode: ({ storeCode }) => [storeCode],
  labels: ({ labels }) => labels,
  'categories.primary_category.name': ({ categoryId }) => [categoryId],
  'openInfo.status': ({ openState }) => [openState],
  'open_info.status': ({ openState }) => [openState],
  'storefront_address.locality': ({ address }) => [address.locality],
  'storefront_address.postal_code': ({ address }) => [address.postalCode],
  'storefront_address.administrative_area': ({ address }) => [address.administrativeArea],
  'storefrontAddress.locality': ({ address }) => [address.locality],
};
