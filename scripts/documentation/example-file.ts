import type { PublicExport } from './surface/public-export.ts';
import { namesIn } from './names-in.ts';

/** What an example may name without an import from us. */
const others: Readonly<Record<string, string>> = {
  render: '@testing-library/react',
  screen: '@testing-library/react',
  useMemo: 'react',
  useState: 'react',
  useSearchParams: 'react-router',
};

/** An example of TSDoc as a module that compiles by itself: wrapped in a component, with what it names imported. */
export function exampleFile(code: string, owner: PublicExport, all: readonly PublicExport[]): string {
  const imports = exampleImports(code, owner, all);
  const body = code.trimStart().startsWith('<') ? `return (<>\n${code}\n</>);` : code;
  const isAsync = /\bawait\b/.test(code) ? 'async ' : '';
  return `${imports.join('\n')}\n\nexport ${isAsync}function Example() {\n${body}\n}\n`;
}

/** The import statements that a reader of the example needs. */
export function exampleImports(code: string, owner: PublicExport, all: readonly PublicExport[]): string[] {
  const places = new Map<string, string[]>();
  for (const name of namesIn(code)) {
    const found = pick(name, owner, all);
    const source = found?.entry ?? others[name];
    if (!source) continue;
    const written = found?.kind === 'type' ? `type ${name}` : name;
    places.set(source, [...(places.get(source) ?? []), written]);
  }
  if (/\bstyled\./.test(code)) places.set('styled-components', ['styled']);
  return [...places]
    .toSorted(([first], [second]) => first.localeCompare(second))
    .map(([source, names]) => `import { ${names.toSorted().join(', ')} } from '${source}';`);
}

/** Two entries may export one name; the example's own entry is meant, or else something that can be rendered or called. */
function pick(name: string, owner: PublicExport, all: readonly PublicExport[]): PublicExport | undefined {
  const named = all.filter((one) => one.name === name);
  return (
    named.find(({ entry, kind }) => entry === owner.entry && kind !== 'type') ??
    named.find(({ kind }) => kind !== 'type') ??
    named[0]
  );
}
