import type { Appearance } from './appearance.ts';
import { colors, measures } from './tokens.ts';

/** Internal variables: the host's public variable, else our default. */
export const internalVariables: string = [
  ...Object.entries(colors).map(
    ([name, [light, dark]]) => `--pf-${name}: var(--pinfold-color-${name}, light-dark(${light}, ${dark}));`,
  ),
  ...Object.entries(measures)
    .filter(([name]) => name !== 'font-family')
    .map(([name, value]) => `--pf-${name}: var(--pinfold-${name}, ${value});`),
].join('\n');

/** Declares public variables for the host's tokens. */
export function tokenDeclarations(tokens: Appearance['tokens'] = {}): string {
  return Object.entries(tokens)
    .map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`,
    ])
    .filter(([name = '', value = '']) => isSafe(name) && isSafe(value))
    .map(([name, value]) => `--pinfold-${name}: ${value};`)
    .join('\n');
}

// Themes may come from a host's users: a value must not be able to close the declaration.
function isSafe(text: string): boolean {
  return !/[;{}<>@\\]|\/\*/.test(text);
}
