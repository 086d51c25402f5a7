import { templateParts } from './template-parts.ts';

/**
 * What a template puts between braces although nothing can be filled in there, such as `{nazwa}` or `{{name}}`; each
 * once.
 */
export function unknownVariables(template: string): string[] {
  const unknown = templateParts(template).filter(({ kind }) => kind === 'unknown');
  return [...new Set([...unknown.map(({ text }) => text), ...nestedBraces(template)])];
}

/** Braces around a variable, which would be left standing around its value. */
function nestedBraces(template: string): string[] {
  return [...template.matchAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)+\}/g)].map(([text]) => text);
}
