import { nestedBraces } from '../../braces.ts';
import { characterCount, normaliseText } from '../../normalise-text.ts';
import { phonesIn } from '../../numbers-in-text.ts';
import type { Language } from '../../languages.ts';
import type { CalendarDate } from '../listings/hours/calendar.ts';
import { postLimits, type PostContent, type PostFault } from './local-post.ts';

/** Variables in whose place each location puts its own. */
export const locationVariables = ['name', 'city', 'street'] as const;

/** Variables that change with the date of a post: of an event or an offer that of its start, else that on which it is sent. */
export const dateVariables = ['date', 'weekday'] as const;

/** What the texts of a post can speak of, between braces. */
export const postVariables: readonly [...typeof locationVariables, ...typeof dateVariables] = [
  ...locationVariables,
  ...dateVariables,
];

export type PostVariable = (typeof postVariables)[number];

/** What one location puts in their places on one date; empty for what it does not have, such as the street of a service area. */
export type PostValues = Readonly<
  Record<(typeof locationVariables)[number], string> & Partial<Record<(typeof dateVariables)[number], string>>
>;

/** What a date puts in the place of its variables: `4 grudnia`, `piątek`. */
export function dateValues(
  date: CalendarDate,
  language: Language,
): Record<(typeof dateVariables)[number], string> {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  return { date: format({ day: 'numeric', month: 'long' }), weekday: format({ weekday: 'long' }) };
}

/** Whether texts name the date or the weekday, so that they differ from date to date. */
export function hasDateVariables({ title, summary }: RenderedPost): boolean {
  const named = variablesIn(`${title}\n${summary}`);
  return dateVariables.some((variable) => named.includes(variable));
}

const braced = /\{\s{0,9}([\p{L}\p{N}_-]{1,40})\s{0,9}\}/gu;

/** A text for one location. A missing value goes together with the blank before it. */
export function fillPostText(text: string, values: PostValues): string {
  const filled = text.replaceAll(/ ?\{\s{0,9}([\p{L}\p{N}_-]{1,40})\s{0,9}\}/gu, (whole, word: string) => {
    const variable = variableOf(word);
    if (variable === undefined) return whole;
    const value = (values[variable] ?? '').replaceAll(/\s+/g, ' ').trim();
    return value === '' ? '' : `${whole.startsWith(' ') ? ' ' : ''}${value}`;
  });
  return normaliseText(filled).trim();
}

/** A stretch of a text: words as they stand, a variable, or braces that nothing fills, such as `{nazwa}`. */
export type PostTextPart =
  | { kind: 'text' | 'unknown'; text: string }
  | { kind: 'variable'; text: string; variable: PostVariable };

/** A text cut at its variables, for where it is shown before a location fills them. Joined again it is the same text. */
export function postTextParts(text: string): PostTextPart[] {
  const parts: PostTextPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: word = '', index } of text.matchAll(braced)) {
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    const variable = variableOf(word);
    parts.push(variable ? { kind: 'variable', text: whole, variable } : { kind: 'unknown', text: whole });
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** The variables that a text names, each once. */
export function variablesIn(text: string): PostVariable[] {
  return [...new Set(postTextParts(text).flatMap((part) => (part.kind === 'variable' ? part.variable : [])))];
}

/**
 * What a text puts between braces although nothing can be filled in there, such as `{nazwa}` or `{{name}}`; each once.
 */
export function unknownPostVariables(text: string): string[] {
  const unknown = postTextParts(text).filter(({ kind }) => kind === 'unknown');
  return [...new Set([...unknown.map((part) => part.text), ...nestedBraces(text)])];
}

function variableOf(word: string): PostVariable | undefined {
  return postVariables.find((one) => one === word.toLowerCase());
}

/** A post's texts as they go to one location. */
export interface RenderedPost {
  title: string;
  summary: string;
}

/** Fills the variables of a post in for one location. */
export function renderPost({ title, summary }: RenderedPost, values: PostValues): RenderedPost {
  return { title: fillPostText(title, values), summary: fillPostText(summary, values) };
}

/** What is wrong with the texts of a post: variables that nothing fills, and lengths once they are filled in. */
export function textFaults(
  { title, summary }: Pick<PostContent, 'title' | 'summary'>,
  rendered: RenderedPost = { title, summary },
): PostFault[] {
  return (['title', 'summary'] as const).flatMap((field): PostFault[] => {
    const text = field === 'title' ? title : summary;
    if (unknownPostVariables(text).length > 0) return [{ field, code: 'unknown_variable' }];
    const isTooLong = characterCount(rendered[field]) > postLimits[field];
    return isTooLong ? [{ field, code: 'too_long' }] : [];
  });
}

/** What Google may reject a text for, or readers dislike. Nothing of it keeps a post from being sent. */
export const postFindings = [
  /** A telephone number: Google rejects posts with one. The button "call" dials it. */
  'phone_number',
  /** Most of it in capitals. */
  'capitals',
  /** A location had the same text within the last seven days. */
  'same_text',
  /** Another post for one of the locations is planned for the same hour. */
  'same_hour',
  /** A variable is empty for some locations. */
  'empty_variable',
] as const;

export type PostFinding = (typeof postFindings)[number];

/** What the texts alone show, without asking what else was posted. */
export function findingsInTexts({ title, summary }: RenderedPost): PostFinding[] {
  const text = `${title}\n${summary}`;
  const findings: PostFinding[] = [];
  if (phonesIn(text).length > 0) findings.push('phone_number');
  if (isShouting(text)) findings.push('capitals');
  return findings;
}

/** At least twelve letters, and seven of ten of them capitals. */
function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 12 && capitals / letters >= 0.7;
}

/** Equal for texts that readers take for the same: case and blanks do not count. */
export function sameTextKey({ title, summary }: RenderedPost): string {
  return normaliseText(`${title} ${summary}`).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
