import type { PublicExport, PublicSurface } from './public-export.ts';

/** What is missing in the TSDoc of public names. */
export function missingDocs({ exports }: Pick<PublicSurface, 'exports'>): string[] {
  const components = new Set(exports.filter(({ kind }) => kind === 'component').map(({ name }) => name));
  return exports.flatMap((one) =>
    missing(one, components).map((what) => `${one.file}: ${one.name} (${one.entry}) has no ${what}`),
  );
}

function missing({ name, kind, doc, needsProvider }: PublicExport, components: Set<string>): string[] {
  // Icons need no summary, and a component's props are documented with the component.
  if (kind === 'icon' || (kind === 'type' && components.has(name.replace(/Props$/, '')))) return [];
  const isUsedInRendering = kind === 'component' || kind === 'hook';
  return [
    ...(doc.text === '' ? ['summary'] : []),
    ...(isUsedInRendering && doc.examples.length === 0 ? ['@example'] : []),
    ...(isUsedInRendering && needsProvider && doc.throws.length === 0 ? ['@throws'] : []),
  ];
}
