import { normalizeKeyword } from './normalize-keyword.ts';

/**
 * The operator in a keyword, such as "site:", by which a search engine is asked something else than what customers ask,
 * and for which the provider of results charges five searches instead of one (DataForSEO, field `keyword` of
 * `task_post`). Undefined for a keyword that people type.
 */
export function searchOperatorOf(keyword: string): string | undefined {
  return operator.exec(normalizeKeyword(keyword))?.[1];
}

const operator =
  /(?:^|[\s("-])((?:allinanchor|allintext|allintitle|allinurl|cache|define|definition|filetype|id|inanchor|info|intext|intitle|inurl|link|related|site):)/;
