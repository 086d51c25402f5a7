export function hashFiles(
  paths: readonly string[],
  options?: { withStories?: boolean; withClientTypes?: boolean },
): string;
