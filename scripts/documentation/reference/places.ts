import type { PublicExport } from '../surface/public-export.ts';
import { code, kebab } from './markdown.ts';

/** The page of one entry, under `reference/entries`. */
export function entryPage(entry: string): string {
  return entry.replace(/^@pinfold\/sdk\/?/, '').replaceAll('/', '-') || 'root';
}

/** The link to a public name, from a page one folder below `reference`. */
export function placeOf({ kind, name, entry }: PublicExport): string {
  if (kind === 'component') return `../components/${kebab(name)}.md`;
  if (kind === 'icon') return '../components/icons.md';
  if (kind === 'hook') return `../hooks/${kebab(name)}.md`;
  return `../entries/${entryPage(entry)}.md#${name}`;
}

export function linkTo(one: PublicExport): string {
  return `[${code(one.name)}](${placeOf(one)})`;
}

/** Links to the public types that a text names, except the documented one. */
export function typeLinks(text: string, all: readonly PublicExport[], owner: PublicExport): string {
  const named = new Set(text.match(/\b[A-Z]\w+\b/g));
  const found = all.filter((one) => one.kind === 'type' && named.has(one.name) && one !== owner);
  const nearest = found.filter(
    ({ name, entry }) =>
      entry === owner.entry || !found.some((one) => one.name === name && one.entry === owner.entry),
  );
  return nearest.map(linkTo).join(', ');
}
