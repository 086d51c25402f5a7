import ts from 'typescript';
import type { PublicExport, PublicSurface } from '../surface/public-export.ts';
import { oneLine } from './members-of.ts';
import type { SdkSources } from './sdk-sources.ts';

/** The signature of a hook or a function. A long inferred return type is left out. */
export function signatureText(one: PublicExport, sources: SdkSources): string {
  const signature = signatureOf(one, sources);
  const declaration = signature?.getDeclaration();
  if (!signature || !declaration) return one.name;
  const parameters = declaration.parameters.map((parameter) => parameterText(parameter, sources));
  const given = declaration.type?.getText() ?? sources.write(signature.getReturnType());
  const returned = declaration.type || given.length < 100 ? `: ${oneLine(given)}` : '';
  const line = `${one.name}(${parameters.join(', ')})${returned}`;
  return line.length <= 100
    ? line
    : `${one.name}(\n${parameters.map((text) => `  ${text},`).join('\n')}\n)${returned}`;
}

export function signatureOf(
  { symbol, declaration }: PublicExport,
  { checker }: PublicSurface,
): ts.Signature | undefined {
  return checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()[0];
}

function parameterText(parameter: ts.ParameterDeclaration, { checker, write }: SdkSources): string {
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
  const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
  const type = parameter.type?.getText() ?? write(checker.getTypeAtLocation(parameter));
  return `${parameter.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${oneLine(type)}`;
}
