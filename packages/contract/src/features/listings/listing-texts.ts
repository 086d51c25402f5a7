import { normaliseText } from '../../normalise-text.ts';
import { hasLineBreak } from '../../plain-line.ts';
import { fault, type Fault } from './fault.ts';

/** Most characters in each text of a listing. */
export const listingTextLengths = {
  description: 750,
  label: 255,
  store_code: 59,
  structured_service_description: 300,
  custom_service_name: 140,
  custom_service_description: 250,
} as const;

export function nameFault(name: string): Fault | undefined {
  if (name.trim() === '') return fault('required');
  return hasLineBreak(name) ? fault('characters_invalid') : undefined;
}

/** The provider publishes no description with a link. */
export function descriptionFault(description: string): Fault | undefined {
  const url = urlIn(description);
  return (
    tooLong(description.trim(), listingTextLengths.description) ??
    (url === undefined ? undefined : fault('contains_url', { url }))
  );
}

/** Under 60 characters, without blanks around it, and no link. */
export function storeCodeFault(code: string): Fault | undefined {
  if (code !== code.trim()) return fault('outer_spaces');
  if (hasLineBreak(code)) return fault('characters_invalid');
  const url = urlIn(code);
  return (
    tooLong(code, listingTextLengths.store_code) ??
    (url === undefined ? undefined : fault('contains_url', { url }))
  );
}

/** 1 to 255 characters each; the same one twice says nothing more. */
export function labelFaults(labels: readonly string[]): { index: number; fault: Fault }[] {
  return labels.flatMap((label, index) => {
    const found = labelFault(label, labels.slice(0, index));
    return found ? [{ index, fault: found }] : [];
  });
}

/** Names what is too long. */
export function tooLong(text: string, max: number): Fault | undefined {
  const length = listingTextLength(text);
  return length > max ? fault('text_too_long', { max, length }) : undefined;
}

/** Characters as the provider and the fields of a browser count them in a listing, so that most emoji are two. */
export function listingTextLength(text: string): number {
  return normaliseText(text).length;
}

/** The first link in a text: with a scheme, with www, or a name that ends in a usual domain. */
export function urlIn(text: string): string | undefined {
  return /(?:https?:\/\/|www\.)[^\s,;)]+|(?<![@\w-])[\w-]+(?:\.[\w-]+)*\.(?:com|pl|es|de|net|org|eu|info|uk)(?![\w.-]*\w)(?:\/\S*)?/iu.exec(
    text,
  )?.[0];
}

function labelFault(label: string, others: readonly string[]): Fault | undefined {
  const text = label.trim();
  if (text === '') return fault('required');
  if (hasLineBreak(text)) return fault('characters_invalid');
  return (
    tooLong(text, listingTextLengths.label) ??
    (others.some((other) => other.trim() === text) ? fault('label_repeated', { label: text }) : undefined)
  );
}

/** Equal for texts that look the same: blanks, line ends and the ways to compose a letter do not count. */
export function textKey(text: string): string {
  return normaliseText(text).replace(/\s+/gu, ' ').trim();
}
