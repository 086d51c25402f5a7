import { searchOperatorOf } from '@pinfold/contract/features/company/keyword';
import { Problem } from '../../../problem.ts';

/** @throws Problem `keyword_operator` */
export function requirePlainKeywords(keywords: readonly string[]): void {
  if (keywords.some((keyword) => searchOperatorOf(keyword) !== undefined))
    throw new Problem('keyword_operator');
}
