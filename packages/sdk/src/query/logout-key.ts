/** Key of all mutations that end the user's own session. */
export const logoutMutationKey = ['farewell'] as const;
