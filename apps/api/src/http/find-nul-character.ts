/**
 * Returns the path of the first text with a NUL character, which PostgreSQL cannot store; undefined if there is none.
 */
export function findNulCharacter(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findNulCharacter(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
