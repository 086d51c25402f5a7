export function hashFiles(paths: readonly string[], options?: { withStories?: boolean }): string;
