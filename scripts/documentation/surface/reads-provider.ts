import ts from 'typescript';

/** Returns a function that tells whether a file, or one of its static imports, uses the Provider. */
export function readsProvider(program: ts.Program, provider: string): (file: ts.SourceFile) => boolean {
  const checker = program.getTypeChecker();
  const known = new Map<ts.SourceFile, boolean>();
  const asks = (file: ts.SourceFile): boolean => {
    if (file.fileName === provider) return true;
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, false);
    const answer = importsOf(file, checker).some(asks);
    known.set(file, answer);
    return answer;
  };
  return asks;
}

function importsOf(file: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  if (file.fileName.includes('/node_modules/')) return [];
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return [];
    const target = checker.getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
    return target && ts.isSourceFile(target) ? [target] : [];
  });
}
