import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A name with everything that is declared for it. */
export interface Declared {
  name: string;
  /** Where it is declared. */
  source: string;
  /** Left out where an earlier entry shows it, so that one change is one difference. */
  text?: string;
  /** The file of the earlier entry. */
  shownIn?: string;
}

/** What one entry exports, and what that is made of without being exported anywhere. */
export interface EntryDeclarations {
  exported: Declared[];
  parts: Declared[];
}

/** Reads declaration files without their imports from dependencies. */
export function readDeclarations(files: readonly string[]): Map<string, EntryDeclarations> {
  const options: ts.CompilerOptions = { noLib: true, types: [], jsx: ts.JsxEmit.ReactJSX };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? {
            resolvedFileName: join(dirname(from), text.replace(/\.js$/, '.d.ts')),
            extension: ts.Extension.Dts,
          }
        : undefined,
    }));
  const program = ts.createProgram([...files], options, host);
  const checker = program.getTypeChecker();
  const entries = files.map((file) => ({ file, exported: exportsOf(file, program, checker) }));
  const anywhere = new Set(entries.flatMap(({ exported }) => [...exported.values()]));
  const shown = new Map<ts.Symbol, string>();
  const once = (file: string, name: string, symbol: ts.Symbol): Declared => {
    const shownIn = shown.get(symbol);
    const source = declarationsOf(symbol)[0]?.getSourceFile().fileName ?? file;
    if (shownIn !== undefined) return { name, source, shownIn };
    shown.set(symbol, file);
    return { name, source, text: textOf(symbol) };
  };
  return new Map(
    entries.map(({ file, exported }) => [
      file,
      {
        exported: [...exported].map(([name, symbol]) => once(file, name, symbol)),
        parts: partsOf([...exported.values()], anywhere, checker).map((symbol) =>
          once(file, symbol.name, symbol),
        ),
      },
    ]),
  );
}

function exportsOf(file: string, program: ts.Program, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return new Map(exported.map((symbol) => [symbol.name, original(symbol, checker)]));
}

/** All own declarations that the exports refer to. The API's schemas are in its OpenAPI document. */
function partsOf(from: readonly ts.Symbol[], anywhere: Set<ts.Symbol>, checker: ts.TypeChecker): ts.Symbol[] {
  const found = new Set<ts.Symbol>();
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) follow(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, look);
  };
  const follow = (symbol: ts.Symbol | undefined) => {
    const target = symbol && original(symbol, checker);
    if (!target || anywhere.has(target) || found.has(target) || !isOfAModule(target)) return;
    found.add(target);
    for (const declaration of declarationsOf(target)) look(declaration);
  };
  for (const symbol of from) for (const declaration of declarationsOf(symbol)) look(declaration);
  return [...found];
}

function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Declared at the top of one of our files, and not a member or a parameter of something that is. */
function isOfAModule(symbol: ts.Symbol): boolean {
  return declarationsOf(symbol).some((declaration) => {
    if (declaration.getSourceFile().fileName.endsWith('schema.generated.d.ts')) return false;
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return ts.isStatement(statement) && ts.isSourceFile(statement.parent);
  });
}

function declarationsOf(symbol: ts.Symbol): readonly ts.Declaration[] {
  return (symbol.declarations ?? []).filter((declaration) => !ts.isSourceFile(declaration));
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

function textOf(symbol: ts.Symbol): string {
  const texts = declarationsOf(symbol).map((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const text = printer.printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile());
    return (deprecated(declaration) ?? '') + text.replace(/^export (declare )?/, '').replace(/^declare /, '');
  });
  return texts.join('\n');
}

/** That something will go is as much news as that it came. */
function deprecated(declaration: ts.Declaration): string | undefined {
  const tag = ts.getJSDocDeprecatedTag(declaration);
  return tag && `/** @deprecated ${ts.getTextOfJSDocComment(tag.comment) ?? ''} */\n`;
}
