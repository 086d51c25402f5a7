/** How far a provider's clock may be behind ours where it says when somebody logged in, in milliseconds. */
export const loginClockAllowance = 60_000;
