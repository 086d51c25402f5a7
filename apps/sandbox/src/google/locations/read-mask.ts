import { invalidArgument } from '../google-error.ts';

/** Keeps what a field mask names; Google refuses a call without one, or with a field it does not know. */
export function applyReadMask(
  resource: Record<string, unknown>,
  mask: readonly string[],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const path of mask) copyPath(resource, kept, path.split('.'));
  return kept;
}

export function parseReadMask(given: string | undefined): string[] {
  const paths = (given ?? '')
    .split(',')
    .map((path) => camelCase(path.trim()))
    .filter((path) => path !== '');
  if (paths.length === 0) throw invalidArgument('read_mask', 'read_mask is required.');
  for (const path of paths) {
    if (!locationFields.has(path.split('.')[0] ?? '')) {
      throw invalidArgument('read_mask', `Invalid field mask provided: ${path}`);
    }
  }
  return paths;
}

function copyPath(from: Record<string, unknown>, to: Record<string, unknown>, path: readonly string[]): void {
  const [field, ...rest] = path;
  if (field === undefined || !(field in from)) return;
  const value = from[field];
  if (rest.length === 0 || !isRecord(value)) {
    to[field] = value;
    return;
  }
  const nested = isRecord(to[field]) ? to[field] : {};
  copyPath(value, nested, rest);
  to[field] = nested;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function camelCase(path: string): string {
  return path.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export const locationFields = new Set([
  'name',
  'languageCode',
  'storeCode',
  'title',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'serviceArea',
  'labels',
  'adWordsLocationExtensions',
  'latlng',
  'openInfo',
  'metadata',
  'profile',
  'relationshipData',
  'moreHours',
  'serviceItems',
]);
