import type { LocatorFilter } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { OfferedNames } from './offered-names.ts';

/** What people call a filter: labels are the owner’s words, begun with a capital, the rest the provider’s. */
export function filterLabel({ kind, key }: LocatorFilter, names: OfferedNames): string {
  if (kind === 'label') return capitalized(key);
  if (kind === 'category') return names.category(key)?.name || wordsOf(key);
  const [id = '', choice] = key.split('=', 2);
  const attribute = names.attribute(id);
  const chosen = attribute?.value_metadata.find(({ value }) => value === choice);
  if (choice === undefined) return attribute?.display_name || wordsOf(id);
  return attribute && chosen ? `${attribute.display_name}: ${chosen.display_name}` : wordsOf(choice);
}

/** `gcid:coffee_shop` without anybody who could name it. */
function wordsOf(key: string): string {
  return capitalized(key.replace(/^gcid:/, '').replaceAll('_', ' '));
}

function capitalized(words: string): string {
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
