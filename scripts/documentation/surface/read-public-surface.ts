import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { docOf } from './doc-of.ts';
import type { ExportKind, PublicExport, PublicSurface } from './public-export.ts';
import { readsProvider } from './reads-provider.ts';

/** Reads what the SDK exports off its sources; a name that several entries export belongs to the first. */
export function readPublicSurface(root: string): PublicSurface {
  const entries = entriesOf(root);
  const program = ts.createProgram(
    entries.map(({ source }) => source),
    compilerOptions,
  );
  const checker = program.getTypeChecker();
  const needsProvider = readsProvider(program, join(root, 'packages/sdk/src/provider/use-pinfold.ts'));
  const found = new Map<ts.Symbol, PublicExport>();
  for (const { entry, source } of entries) {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
      found.get(symbol)?.alsoIn.push(entry);
      if (!declaration || found.has(symbol)) continue;
      found.set(symbol, {
        name: exported.name,
        kind: kindOf(exported.name, symbol, declaration, checker),
        entry,
        alsoIn: [],
        file: pathIn(root, declaration.getSourceFile().fileName),
        symbol,
        declaration,
        doc: docOf(symbol, checker),
        needsProvider: needsProvider(declaration.getSourceFile()),
      });
    }
  }
  return { exports: [...found.values()], checker, program, root };
}

interface Manifest {
  exports: Record<string, string | { 'pinfold-source': string }>;
}

function entriesOf(root: string): { entry: string; source: string }[] {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            entry: `@pinfold/sdk${path.slice(1)}`,
            source: join(root, 'packages/sdk', target['pinfold-source']),
          },
        ],
  );
}

// The compiler that has an API is older than the one that checks the project, so it gets its settings from here.
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['pinfold-source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

function kindOf(
  name: string,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): ExportKind {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type';
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) return 'class';
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (declaration.getSourceFile().fileName.endsWith('-icons.tsx')) return 'icon';
  if (/^[A-Z]/.test(name)) return 'component';
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'value';
}

function pathIn(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
