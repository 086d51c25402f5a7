/**
 * Words of one language that express a feeling, with weights from 3 (best) to -3; 0 for a neutral use. A word matches
 * all its forms; the words of a term may have one other word between them. Separated by commas.
 */
export interface Lexicon {
  weights: Readonly<Record<string, string>>;
  /** Negate up to three following words. */
  negations: string;
  /** Between a negation and what follows, they undo it: "not only". */
  onlyWords: string;
  stronger: string;
  weaker: string;
  /** Begin a clause that goes against the one before. */
  turns: string;
  /** Begin a new clause. */
  joins: string;
  /** Frequent words by which the language is recognised. */
  everyday: string;
}
