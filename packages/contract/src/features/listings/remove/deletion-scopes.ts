/** What is deleted: our location with all that we know of it, or the profile at Google as well. */
export const deletionScopes = ['pinfold', 'google'] as const;

export type DeletionScope = (typeof deletionScopes)[number];
