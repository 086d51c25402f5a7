export function installedChrome(options?: { allowHeadlessShell?: boolean }): string | undefined;
export const quietChrome: string[];
