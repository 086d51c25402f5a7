import { cutText } from '@pinfold/contract/cut-text';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';

/** A question from elsewhere as the FAQ takes it: as long as it may be there. */
export function faqQuestion(question: string): string {
  return cutText(question.trim(), locatorLimits.question);
}

/** Whether a question of the FAQ is, to people, the same as one from elsewhere. */
export function isSameQuestion(known: string, question: string): boolean {
  return known.trim().toLowerCase() === faqQuestion(question).toLowerCase();
}
