import ts from 'typescript';
import type { PublicExport } from './surface/public-export.ts';

/** What an example may name without an import from us. */
const others: Readonly<Record<string, string>> = {
  render: '@testing-library/react',
  screen: '@testing-library/react',
  useMemo: 'react',
  useState: 'react',
  useSearchParams: 'react-router-dom',
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

/** Names that the code uses and does not declare. */
function namesIn(code: string): string[] {
  const file = ts.createSourceFile(
    'example.tsx',
    wrap(code),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isDeclaration(node)) declared.add(node.text);
      else if (!isLabel(node)) used.add(node.text);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return [...used].filter((name) => !declared.has(name));
}

function wrap(code: string): string {
  return code.trimStart().startsWith('<') ? `<>${code}</>` : code;
}

function isDeclaration({ parent }: ts.Identifier): boolean {
  return ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isParameter(parent);
}

/** The name of a property or an attribute, which is nobody's export. `{ uid, token }` means the reader's own. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node;
}
