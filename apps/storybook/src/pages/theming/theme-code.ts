import type { Appearance } from '@pinfold/sdk/styles';

/** The Provider with this appearance, to paste into a host. */
export function themeCode({ tokens = {}, options = {} }: Appearance): string {
  const lines = [
    'const appearance: Appearance = {',
    ...(Object.keys(tokens).length > 0 ? ['  tokens: {', ...entries(tokens), '  },'] : []),
    `  options: { ${Object.entries(options)
      .map(([name, value]) => `${name}: ${quoted(value)}`)
      .join(', ')} },`,
    '};',
    '',
    '<PinfoldProvider client={client} appearance={appearance}>',
    '  <ReviewsInbox />',
    '</PinfoldProvider>',
  ];
  return lines.join('\n');
}

/** The same tokens for a host that themes in its own style sheet. */
export function themeStyleSheet({ tokens = {} }: Appearance): string {
  const declarations = Object.entries(tokens).map(
    ([name, value]) =>
      `  --pinfold-${name}: ${typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`};`,
  );
  if (declarations.length === 0) return '/* Nothing to set: these are the defaults. */';
  return [':root {', ...declarations, '}'].join('\n');
}

function entries(tokens: NonNullable<Appearance['tokens']>): string[] {
  return Object.entries(tokens).map(([name, value]) =>
    typeof value === 'string'
      ? `    '${name}': ${quoted(value)},`
      : `    '${name}': { light: ${quoted(value.light)}, dark: ${quoted(value.dark)} },`,
  );
}

function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
