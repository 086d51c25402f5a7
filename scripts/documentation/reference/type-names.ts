import ts from 'typescript';
import type { PublicSurface } from '../surface/public-export.ts';

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Writes types down with the names that readers know: the compiler spells out what came from the wire. */
export function typeWriter({ checker, exports }: PublicSurface): (type: ts.Type) => string {
  const names = new Map<string, string>();
  for (const { kind, name, symbol } of exports) {
    if (kind !== 'type') continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (name === 'Schemas')
      for (const schema of checker.getPropertiesOfType(type))
        remember(checker.getTypeOfSymbol(schema), `Schemas['${schema.name}']`);
    else remember(type, name);
  }
  const longestFirst = [...names].toSorted(([first], [second]) => second.length - first.length);

  function remember(type: ts.Type, name: string): void {
    const text = checker.typeToString(type, undefined, format | ts.TypeFormatFlags.InTypeAlias);
    // A short type is clearer than a name.
    if (
      text.length > 30 &&
      !text.includes('=>') &&
      text !== name &&
      (!names.has(text) || !name.startsWith('Schemas'))
    )
      names.set(text, name);
  }

  return (type) => {
    let text = checker.typeToString(type, undefined, format);
    for (const [long, name] of longestFirst) text = text.replaceAll(long, name);
    return text;
  };
}
