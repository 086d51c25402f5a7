import ts from 'typescript';
import { docOf } from '../surface/doc-of.ts';
import type { SdkSources } from './sdk-sources.ts';

/** One property of something public. */
export interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  text: string;
  defaultValue: string | undefined;
  origin: Origin;
}

/** Whose a property is: the SDK's, React Aria's, React Query's, or the platform's. */
type Origin = 'ours' | 'react-aria' | 'react-query' | 'platform';

/** The properties of a type, by whom they were declared. */
export function membersOf(type: ts.Type, { checker, write }: SdkSources): Member[] {
  return checker.getPropertiesOfType(type).map((symbol) => {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    const origin = originOf(declaration);
    const { text, defaultValue } = docOf(symbol, checker);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const written = origin === 'ours' ? writtenType(declaration, checker) : undefined;
    const spelled = oneLine(written ?? write(checker.getTypeOfSymbol(symbol)));
    return {
      name: symbol.name,
      type: isOptional ? withoutUndefined(spelled) : spelled,
      isOptional,
      text,
      defaultValue,
      origin,
    };
  });
}

/** The type as written in the source, whose names are clearer than their expansion, unless it is of a generic. */
function writtenType(declaration: ts.Declaration | undefined, checker: ts.TypeChecker): string | undefined {
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  return type && !namesTypeParameter(type, checker) ? type.getText() : undefined;
}

function namesTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  if (((symbol?.flags ?? 0) & ts.SymbolFlags.TypeParameter) !== 0) return true;
  return ts.forEachChild(node, (child) => namesTypeParameter(child, checker)) ?? false;
}

function originOf(declaration: ts.Declaration | undefined): Origin {
  const file = declaration?.getSourceFile().fileName ?? '';
  if (/\/(react-aria|react-stately|react-aria-components|@react-types|@internationalized)\//.test(file))
    return 'react-aria';
  if (file.includes('/@tanstack/')) return 'react-query';
  return file.includes('/node_modules/') ? 'platform' : 'ours';
}

/** A type on one line, for a cell of a table. */
export function oneLine(type: string): string {
  return type
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '');
}

/** Leaves out `undefined`, which the question mark of an optional property implies. */
function withoutUndefined(type: string): string {
  return type
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .replace(/^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/, '$1');
}
