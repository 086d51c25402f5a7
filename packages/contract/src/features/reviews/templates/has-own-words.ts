import { templateParts } from './template-parts.ts';

/** Whether a template says anything by itself; one of variables alone could come out empty. */
export function hasOwnWords(template: string): boolean {
  return templateParts(template).some(({ kind, text }) => kind === 'text' && /[\p{L}\p{N}]/u.test(text));
}
