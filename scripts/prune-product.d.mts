export function pruneProduct(folder?: string): void;
