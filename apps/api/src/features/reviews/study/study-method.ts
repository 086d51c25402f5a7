import type { Config } from '../../../config.ts';

/** Whether the model says how reviews sound and what they are about, or phrases and the lexicon do. */
export function classificationMethod({ PINFOLD_REVIEWS_BY_MODEL }: Config): 'rule' | 'model' {
  return PINFOLD_REVIEWS_BY_MODEL ? 'model' : 'rule';
}
