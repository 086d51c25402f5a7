import { fold } from '@pinfold/contract/fold';

/** Whether a name holds what was typed, case and accents apart. */
export function holdsText(name: string, text: string): boolean {
  return fold(name).includes(fold(text.trim()));
}
