import ts from 'typescript';
import type { Doc } from './public-export.ts';

/** The text of a declaration's TSDoc, with its links as code. */
export function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const tags = symbol.getJsDocTags(checker);
  const all = (...names: string[]) =>
    tags.filter(({ name }) => names.includes(name)).map(({ text }) => plain(text));
  return {
    text: plain(symbol.getDocumentationComment(checker)),
    examples: all('example').map(withoutFence),
    throws: all('throws').map((text) => text.replaceAll(/\s*\n\s*/g, ' ')),
    selectors: all('selector'),
    defaultValue: all('default', 'defaultValue')[0],
    deprecated: all('deprecated')[0],
  };
}

function plain(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString([...(parts ?? [])])
    .replaceAll(
      /\{@link(?:code|plain)? ([^}|]+)(?:\|([^}]*))?\}/g,
      (_match, target: string) => `\`${target.trim()}\``,
    )
    .trim();
}

/** Examples stand in a fence or bare; both are TSX. */
function withoutFence(text: string): string {
  return /^```\w*\n([^]*?)\n```$/.exec(text)?.[1] ?? text;
}
