/** How the locator is embedded: as part of the page, or behind a floating button. */
export type EmbedKind = 'inline' | 'launcher';

/**
 * What a webmaster pastes into a page to have the store locator there.
 *
 * @example
 * ```ts
 * embedCode({ script: locator.addresses.script, name: locator.name }, 'launcher');
 * ```
 */
export function embedCode({ script, name }: { script: string; name: string }, kind: EmbedKind): string {
  const launcher = kind === 'launcher' ? ' launcher' : '';
  return [
    `<script async src="${attribute(script)}"></script>`,
    `<pinfold-store-locator name="${attribute(name)}"${launcher}></pinfold-store-locator>`,
  ].join('\n');
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
