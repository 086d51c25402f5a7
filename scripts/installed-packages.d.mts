export const productWorkspaces: string[];
export function productPlaces(locked: Record<string, object>): string[];
export function isInstalled(folder?: string): boolean;
export function isProductInstalled(folder?: string): boolean;
export function hasTools(folder?: string): boolean;
