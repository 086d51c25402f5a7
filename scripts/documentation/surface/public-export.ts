import type ts from 'typescript';

/** How a public name is used, which decides where it is documented. */
export type ExportKind = 'component' | 'icon' | 'hook' | 'function' | 'class' | 'value' | 'type';

/** One export of `@pinfold/sdk`, with its TSDoc. */
export interface PublicExport {
  name: string;
  kind: ExportKind;
  /** What to import it from, the first that has it: `@pinfold/sdk/reviews`. */
  entry: string;
  /** The other entries that export it, too. */
  alsoIn: string[];
  /** Where it is written, seen from the root of the project. */
  file: string;
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  doc: Doc;
  /** It, or something that it is made of, reads the Provider. */
  needsProvider: boolean;
}

/** The parts of a TSDoc comment. */
export interface Doc {
  /** Everything before the first tag. */
  text: string;
  examples: readonly string[];
  throws: readonly string[];
  selectors: readonly string[];
  defaultValue: string | undefined;
  deprecated: string | undefined;
}

/** Everything that can be imported, and the compiler's knowledge of it. */
export interface PublicSurface {
  exports: readonly PublicExport[];
  checker: ts.TypeChecker;
  program: ts.Program;
  root: string;
}
