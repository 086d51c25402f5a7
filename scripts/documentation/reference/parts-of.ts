import { join } from 'node:path';
import type { PublicSurface } from '../surface/public-export.ts';

/** Each styled component with the names of the parts inside it, by name. */
export function readParts({ program, checker, root }: PublicSurface): Map<string, string[]> {
  const file = program.getSourceFile(join(root, 'packages/sdk/src/theme/parts.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const parts = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Parts');
  if (!parts) throw new Error('packages/sdk/src/theme/parts.ts exports no Parts');
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(parts));
  return new Map(
    properties
      .map((property): [string, string[]] => {
        const type = checker.getTypeOfSymbol(property);
        const literals = type.isUnion() ? type.types : [type];
        return [
          property.name,
          literals.flatMap((literal) => (literal.isStringLiteral() ? [literal.value] : [])).toSorted(),
        ];
      })
      .toSorted(([first], [second]) => first.localeCompare(second)),
  );
}

/** The component whose parts a page lists: the one that a `@selector` names as a whole. */
export function styledNames(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) => /^\.pinfold-(\w+)$/.exec(selector.trim())?.[1] ?? []);
}
