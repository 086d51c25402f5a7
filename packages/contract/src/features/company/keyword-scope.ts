/** For which locations a keyword's position is watched (product spec, section 3). */
export const keywordScopes = ['company', 'group', 'facility'] as const;
export type KeywordScope = (typeof keywordScopes)[number];

/** A scope as somebody names it; what it does not need has to be left out. */
export interface NamedScope {
  scope: KeywordScope;
  group?: number | undefined;
  facility?: number | undefined;
}

/** A scope together with exactly what it is about. */
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
