export function whenOrphaned(callback: () => void): void;
