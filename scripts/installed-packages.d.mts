export const productWorkspaces: string[];
export function isInstalled(folder?: string): boolean;
export function isProductInstalled(folder?: string): boolean;
export function hasTools(folder?: string): boolean;
