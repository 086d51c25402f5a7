/** Whether a text is what a pattern says; a star stands for anything. */
export function matchesPattern(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(text);
}

function escaped(text: string): string {
  return text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);
}
