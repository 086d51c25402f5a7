import { join } from 'node:path';
import type { PublicSurface } from '../surface/public-export.ts';

/** The parts of a component, such as `-row`; a component whose root has a part also has ''. */
export type PartsOfComponents = ReadonlyMap<string, readonly string[]>;

/** The parts of each component by its name. */
export function readParts(surface: PublicSurface): PartsOfComponents {
  const rooted = literalsOf(surface, 'Parts').map(([name, parts]): [string, string[]] => [
    name,
    ['', ...parts],
  ]);
  return new Map(
    [...rooted, ...literalsOf(surface, 'LooseParts')].toSorted(([first], [second]) =>
      first.localeCompare(second),
    ),
  );
}

/** The members of an interface in `parts.ts`, each with its allowed strings. */
function literalsOf({ program, checker, root }: PublicSurface, name: string): [string, string[]][] {
  const file = program.getSourceFile(join(root, 'packages/sdk/src/theme/parts.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const parts = module && checker.getExportsOfModule(module).find((found) => found.name === name);
  if (!parts) throw new Error(`packages/sdk/src/theme/parts.ts exports no ${name}`);
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(parts)).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    const literals = type.isUnion() ? type.types : [type];
    const words = literals.flatMap((literal) => (literal.isStringLiteral() ? [literal.value] : []));
    return [property.name, words.toSorted()] satisfies [string, string[]];
  });
}

/** The component whose parts a page lists: the one that a `@selector` names as a whole. */
export function styledNames(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) => /^\.pinfold-(\w+)$/.exec(selector.trim())?.[1] ?? []);
}
