import { normaliseText } from '../../../normalise-text.ts';
import { type StarredTemplateValues, templateParts, type TemplateValues } from './reply-template.ts';

/**
 * Returns the text of a template for one review. A missing value is removed with the punctuation around it: "Dzień dobry,
 * {name}!" becomes "Dzień dobry!". Braces in values are not expanded.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  let pieces: string[] = [''];
  for (const part of templateParts(template)) {
    const text = part.kind === 'variable' ? oneLine(values[part.variable]) : part.text;
    if (text === '') pieces = [...pieces, ''];
    else pieces[pieces.length - 1] = append(pieces.at(-1) ?? '', text);
  }
  return normaliseText(joinSentences(pieces)).trim();
}

/** A full stop after `Tomasz K.` is the one that it has. */
function append(left: string, right: string): string {
  return left.endsWith('.') && /^\.(?!\.)/.test(right) ? left + right.slice(1) : left + right;
}

/** A name over two lines would break the letter apart. */
function oneLine(value: string | number | undefined): string {
  return String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The fields of a review that templates use. */
export interface TemplatedReview {
  rating: number;
  author: { name: string; is_anonymous: boolean };
  location: { name: string; city: string };
}

/** Returns the values of a template's variables. Anonymous authors have no name. */
export function templateValuesOf({ rating, author, location }: TemplatedReview): StarredTemplateValues {
  const name = author.name.trim();
  const isNobody = author.is_anonymous || name === '' || providersNames.test(name);
  return { name: isNobody ? undefined : name, location: location.name, city: location.city, rating };
}

/** The values for a review of an app, whose name stands for that of a location. */
export function appTemplateValuesOf({ rating, author, app }: TemplatedAppReview): StarredTemplateValues {
  const location = { name: app.name, city: '' };
  return templateValuesOf({ rating, author: { ...author, is_anonymous: false }, location });
}

/** The fields of a review of an app that templates use. */
interface TemplatedAppReview {
  rating: number;
  author: { name: string };
  app: { name: string };
}

/** Google's names for anonymous customers. */
const providersNames =
  /^(a google user|google user|użytkownik google|un usuario de google|usuario de google)$/i;

/** Joins the text around removed words without leaving stray commas, blanks or brackets. */
function joinSentences(pieces: readonly string[]): string {
  return pieces.reduce((left, right) => join(left, right));
}

function join(left: string, right: string): string {
  const before = left.replace(/[^\S\n]+$/, '');
  const after = right.replace(/^[^\S\n]+/, '');
  const hadBlank = before.length < left.length || after.length < right.length;
  if (pairs.has(`${before.slice(-1)}${after.slice(0, 1)}`))
    return join(before.slice(0, -1), ` ${after.slice(1)}`);
  if (isStartOfSentence(before)) return startSentence(before, after, hadBlank);
  if (before.endsWith(',')) return afterComma(before.slice(0, -1), after);
  return `${before}${hadBlank && continues(after) ? ' ' : ''}${after}`;
}

/** What opened and closed around nothing. */
const pairs = new Set(['()', '[]', '„”', '""', '«»', '“”', '¡!', '¿?']);

function isStartOfSentence(text: string): boolean {
  return text === '' || /[.!?…\n¡¿]$/.test(text);
}

/** A sentence that began with the missing words begins with the next ones; a line of nothing else goes. */
function startSentence(before: string, after: string, hadBlank: boolean): string {
  const rest = after.replace(/^([,.!?]|[;:](?=\s|$))+[^\S\n]*/, '');
  if (before === '') return capital(rest.trimStart());
  if (before.endsWith('\n')) return before + capital(rest.replace(/^[^\S\n]*\n/, ''));
  return `${before}${hadBlank && continues(rest) && !/[¡¿]$/.test(before) ? ' ' : ''}${capital(rest)}`;
}

/**
 * "Dziękujemy, {name}, za wizytę" needs no comma without the name, "Cieszymy się, {name}, że" still does: what gives
 * the reason of thanks takes none.
 */
function afterComma(before: string, after: string): string {
  if (!/^,?[^\S\n]*[\p{L}\p{N}]/u.test(after)) return `${before}${continues(after) ? ' ' : ''}${after}`;
  const rest = after.replace(/^,[^\S\n]*/, '');
  return /^(za|i|oraz|for|and|por|y|from|z|w|od|u)\s/u.test(rest)
    ? `${before} ${rest}`
    : `${before}, ${rest}`;
}

/** Whether a blank belongs before it. */
function continues(text: string): boolean {
  return text !== '' && !/^([\n.,!?…)\]”»]|[;:](\s|$))/.test(text);
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('pl'));
}
