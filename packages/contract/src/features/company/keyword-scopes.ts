/** For which locations a keyword's position is watched (product spec, section 3). */
export const keywordScopes = ['company', 'group', 'facility'] as const;

export type KeywordScope = (typeof keywordScopes)[number];
