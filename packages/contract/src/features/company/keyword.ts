import { plainLine } from '../../plain-line.ts';

/** Characters in a keyword. */
export const keywordMaxLength = 80;

/** Keywords that one call can add. */
export const keywordBatchSize = 100;

/** For which locations a keyword's position is watched (product spec, section 3). */
export const keywordScopes = ['company', 'group', 'facility'] as const;

export type KeywordScope = (typeof keywordScopes)[number];

/** A scope as requested; ids that the scope does not need must be left out. */
export interface NamedScope {
  scope: KeywordScope;
  group?: number | undefined;
  facility?: number | undefined;
}

/** A scope together with exactly the ids that it needs. */
export type CompleteScope =
  | { scope: 'company'; group: null; facility: null }
  | { scope: 'group'; group: number; facility: null }
  | { scope: 'facility'; group: null; facility: number };

/** Completes a keyword's scope; undefined when it lacks its group or its location, or names one that is not its own. */
export function keywordScope({ scope, group, facility }: NamedScope): CompleteScope | undefined {
  if (scope === 'company' && group === undefined && facility === undefined)
    return { scope, group: null, facility: null };
  if (scope === 'group' && group !== undefined && facility === undefined)
    return { scope, group, facility: null };
  if (scope === 'facility' && facility !== undefined && group === undefined)
    return { scope, group: null, facility };
  return undefined;
}

/** A keyword as it is kept: search engines tell neither case nor blanks apart, so neither makes another keyword. */
export function normalizeKeyword(text: string): string {
  return plainLine(text).toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

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
