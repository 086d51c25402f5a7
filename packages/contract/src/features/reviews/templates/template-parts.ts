import { templateVariables, type TemplateVariable } from './template-variables.ts';

/** A stretch of a template: words as they stand, or a variable. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; text: string; variable: TemplateVariable }
  | { kind: 'unknown'; text: string };

/** A template cut at its variables. Blanks and capitals between the braces do not matter; joined again it is the same text. */
export function templateParts(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of template.matchAll(/\{\s{0,9}([\p{L}\p{N}_-]{1,40})\s{0,9}\}/gu)) {
    if (match.index > from) parts.push({ kind: 'text', text: template.slice(from, match.index) });
    parts.push(braced(match[0], match[1] ?? ''));
    from = match.index + match[0].length;
  }
  if (from < template.length) parts.push({ kind: 'text', text: template.slice(from) });
  return parts;
}

function braced(text: string, word: string): TemplatePart {
  const variable = templateVariables.find((one) => one === word.toLowerCase());
  return variable ? { kind: 'variable', text, variable } : { kind: 'unknown', text };
}
