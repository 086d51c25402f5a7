export function compactLines(source: string): string;
