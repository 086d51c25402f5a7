import { nestedBraces } from '../../../braces.ts';
import { replyTextProblem, type ReplyTextProblem } from '../reply.ts';

/** Letters in the name of a category of replies. */
export const replyCategoryMaxLength = 60;

/** Templates, and categories of them, that a company can keep. */
export const templatesAtMost = 500;

export const replyCategoriesAtMost = 50;

/** Templates that one bulk reply rotates. */
export const rotatedAtMost = 20;

/** What a template can speak of, between braces. */
export const templateVariables = ['name', 'location', 'city', 'rating'] as const;

/** One word that a template is filled with. */
type TemplateVariable = (typeof templateVariables)[number];

/** What one review puts in their places. */
export interface TemplateValues {
  /** The customer's name; undefined if unknown. */
  name: string | undefined;
  location: string;
  city: string;
  /** Undefined where the customer gave none. */
  rating: number | undefined;
}

/** A stretch of a template: words as they stand, or a variable. */
type TemplatePart =
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

/**
 * What a template puts between braces although nothing can be filled in there, such as `{nazwa}` or `{{name}}`; each
 * once.
 */
export function unknownVariables(template: string): string[] {
  const unknown = templateParts(template).filter(({ kind }) => kind === 'unknown');
  return [...new Set([...unknown.map(({ text }) => text), ...nestedBraces(template)])];
}

/** What is wrong with the text of a template. */
export type TemplateProblem = ReplyTextProblem | 'unknown_variable' | 'no_words';

/** Why a text cannot be a template; undefined when it can. */
export function templateProblem(text: string): TemplateProblem | undefined {
  const problem = replyTextProblem(text);
  if (problem) return problem;
  if (unknownVariables(text).length > 0) return 'unknown_variable';
  return hasOwnWords(text) ? undefined : 'no_words';
}

/** Whether a template speaks of a city, which an app does not have. Its `{location}` is the name of the app. */
export function needsCity(template: string): boolean {
  return templateParts(template).some((part) => part.kind === 'variable' && part.variable === 'city');
}

/** Whether a template says anything by itself; one of variables alone could come out empty. */
export function hasOwnWords(template: string): boolean {
  return templateParts(template).some(({ kind, text }) => kind === 'text' && /[\p{L}\p{N}]/u.test(text));
}
