/**
 * Words of one language that say how somebody felt, by their weight from 3 (the best) to -3; 0 says that nothing is meant by it. A word stands for all its
 * forms; several words belong together, with one other between them at most. Divided by commas.
 */
export interface Lexicon {
  weights: Readonly<Record<string, string>>;
  /** Turn what follows round, as far as three words ahead. */
  negations: string;
  /** Between a negation and what follows, they undo it: "not only". */
  onlyWords: string;
  stronger: string;
  weaker: string;
  /** Begin a clause that goes against the one before. */
  turns: string;
  /** Begin a clause of its own. */
  joins: string;
  /** Everyday words by which the language is recognised. */
  everyday: string;
}
