import type { ListingChanges, ListingContent, ListingField } from '../../world/listings/listing-fields.ts';
import { invalidArgument } from '../google-error.ts';
import { camelCase, locationFields } from './read-mask.ts';

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
    changes[field] = replaced(old, body[field as ListingField], rest) ?? null;
  }
  return changes as ListingChanges;
}

function readPaths(given: string | undefined): string[] {
  const paths = (given ?? '')
    .split(',')
    .map((path) => camelCase(path.trim()))
    .filter((path) => path !== '');
  if (paths.length === 0) throw invalidArgument('update_mask', 'update_mask is required.');
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

function replaced(old: unknown, given: unknown, path: readonly string[]): unknown {
  const [field, ...rest] = path;
  if (field === undefined) return given;
  const inner = replaced(record(old)[field], record(given)[field], rest);
  const { [field]: _before, ...others } = record(old);
  return inner === undefined || inner === null ? others : { ...others, [field]: inner };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
