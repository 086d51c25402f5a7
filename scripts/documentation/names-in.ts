import ts from 'typescript';

/** Names that the code uses and does not declare. `{ uid, token }` names the reader's own. */
export function namesIn(code: string): string[] {
  const { used, declared } = identifiersIn(code);
  const names = [...used].filter((node) => !isShorthand(node)).map(({ text }) => text);
  return [...new Set(names)].filter((name) => !declared.has(name));
}

/** Names that the code may mean something outside of it by: all that it uses, save what its outermost scope declares. */
export function outerNamesIn(code: string): string[] {
  const { used, declared } = identifiersIn(code);
  const names = new Set([...used].map(({ text }) => text));
  return [...names].filter((name) => !declared.get(name)?.some(isOutermost));
}

function identifiersIn(code: string) {
  const file = ts.createSourceFile(
    'example.tsx',
    wrap(code),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const used = new Set<ts.Identifier>();
  const declared = new Map<string, ts.Identifier[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isDeclaration(node)) declared.set(node.text, [...(declared.get(node.text) ?? []), node]);
      else if (!isLabel(node)) used.add(node);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return { used, declared };
}

function isOutermost(node: ts.Identifier): boolean {
  for (let up: ts.Node = node.parent; !ts.isSourceFile(up); up = up.parent)
    if (ts.isBlock(up) || (ts.isFunctionLike(up) && up.name !== node)) return false;
  return true;
}

function wrap(code: string): string {
  return code.trimStart().startsWith('<') ? `<>${code}</>` : code;
}

function isDeclaration({ parent }: ts.Identifier): boolean {
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isFunctionDeclaration(parent)
  );
}

/** The name of a property or an attribute, which is no reference to an export. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node;
}

function isShorthand({ parent }: ts.Identifier): boolean {
  return ts.isShorthandPropertyAssignment(parent);
}
