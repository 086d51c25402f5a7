import { joinTidily } from './join-tidily.ts';
import { templateParts } from './template-parts.ts';
import type { TemplateValues } from './template-variables.ts';

/**
 * What a template says about one review. A value that nobody knows leaves a sentence that reads as if it had never been
 * asked for: "Dzień dobry, {name}!" becomes "Dzień dobry!". Values are shown as they are, whatever braces they hold.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  let pieces: string[] = [''];
  for (const part of templateParts(template)) {
    const text = part.kind === 'variable' ? oneLine(values[part.variable]) : part.text;
    if (text === '') pieces = [...pieces, ''];
    else pieces[pieces.length - 1] += text;
  }
  return joinTidily(pieces).trim();
}

/** A name over two lines would break the letter apart. */
function oneLine(value: string | number | undefined): string {
  return String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
