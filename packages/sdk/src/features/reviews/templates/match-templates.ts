import { fold } from '@pinfold/contract/fold';
import type { ReplyTemplate } from './reply-template.ts';

/** Templates of a category, or of all, whose text holds every word; accents and case do not matter. */
export function matchTemplates(
  templates: readonly ReplyTemplate[],
  { query, category }: { query: string; category: number | undefined },
): ReplyTemplate[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category !== undefined && template.category !== category) return false;
    const text = fold(template.text);
    return words.every((word) => text.includes(word));
  });
}
