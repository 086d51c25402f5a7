import type { ListingChanges, ListingContent, ListingField } from '../../world/listings/listing-fields.ts';
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
  const paths = splitMask(given, 'read_mask');
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

/** A mask is required, in camel or snake case. */
function splitMask(given: string | undefined, name: string): string[] {
  const paths = (given ?? '')
    .split(',')
    .map((path) => camelCase(path.trim()))
    .filter((path) => path !== '');
  if (paths.length === 0) throw invalidArgument(name, `${name} is required.`);
  return paths;
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

/** What a patch changes: the masked fields as the body has them, and nothing where it has them not. */
export function readChanges(
  given: string | undefined,
  body: ListingContent,
  before: ListingContent,
): ListingChanges {
  const changes: Record<string, unknown> = {};
  for (const path of readPaths(given)) {
    const [field = '', ...rest] = path.split('.');
    const old: unknown = field in changes ? changes[field] : before[field as ListingField];
    changes[field] = replacePath(old, body[field as ListingField], rest) ?? null;
  }
  return changes as ListingChanges;
}

function readPaths(given: string | undefined): string[] {
  const paths = splitMask(given, 'update_mask');
  for (const path of paths) {
    const [field = ''] = path.split('.');
    if (!locationFields.has(field))
      throw invalidArgument('update_mask', `Invalid field mask provided: ${path}`);
    if (notWritable.includes(field))
      throw invalidArgument('update_mask', `The field ${path} cannot be updated.`);
    if (path.startsWith('categories.')) {
      throw invalidArgument('update_mask', 'Primary and additional categories are written together.');
    }
  }
  return paths;
}

const notWritable = ['name', 'metadata', 'languageCode'];

/** Returns a value with the part at a path replaced; a part that is not given is taken away. */
export function replacePath(old: unknown, given: unknown, path: readonly string[]): unknown {
  const [field, ...rest] = path;
  if (field === undefined) return given;
  const inner = replacePath(record(old)[field], record(given)[field], rest);
  const { [field]: _before, ...others } = record(old);
  return inner === undefined || inner === null ? others : { ...others, [field]: inner };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
