import type { PreflightFinding } from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import type { useTranslate } from '../../../../i18n/use-translate.ts';

/** One finding as a sentence. */
export function findingWords(
  { code, words, count }: PreflightFinding,
  t: ReturnType<typeof useTranslate>,
): string {
  if (code === 'empty' || code === 'too_long') return t(`reviews.refusal.${code}`);
  if (code === 'repetition') return t('ai_reply.check.repetition', { count });
  if (code === 'other_language') {
    const [reply, review] = words.map((language) => languageWords(language, t));
    return t('ai_reply.check.other_language', { reply: reply ?? '', review: review ?? '' });
  }
  return t(`ai_reply.check.${code}`, { words: words.map((word) => `„${word}”`).join(', ') });
}

function languageWords(language: string, t: ReturnType<typeof useTranslate>): string {
  const known = languages.find((one) => one === language);
  return known ? t(`ai_reply.language.${known}`) : language;
}

const languages = ['pl', 'en', 'es', 'de', 'uk'] as const;
