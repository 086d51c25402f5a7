'use client';
import type { JSX } from 'react';
import type { PreflightFinding } from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import type { Translate } from '../../../../i18n/i18n.ts';
import { WarningIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useInboxTranslate } from '../inbox/inbox-view-context.ts';

interface FindingListProps {
  findings: readonly PreflightFinding[];
}

/** What was found in a reply before it is sent, a line each, with the words that are meant. */
export function FindingList({ findings }: FindingListProps): JSX.Element | null {
  const t = useInboxTranslate();
  if (findings.length === 0) return null;
  return (
    <List aria-label={t('ai_reply.check.title')}>
      {findings.map((finding) => (
        <Row as="li" key={finding.code} gap={3} align="start">
          <Text tone="warn" flex="none">
            <WarningIcon size={15} />
          </Text>
          <Text tone="muted" wrap="anywhere">
            {findingMessage(finding, t)}
          </Text>
        </Row>
      ))}
    </List>
  );
}

/** One finding as a sentence. */
function findingMessage({ code, words, count }: PreflightFinding, t: Translate): string {
  if (code === 'empty' || code === 'too_long') return t(`reviews.refusal.${code}`);
  if (code === 'repetition') return t('ai_reply.check.repetition', { count });
  if (code === 'other_language') {
    const [reply, review] = words.map((language) => languageWords(language, t));
    return t('ai_reply.check.other_language', { reply: reply ?? '', review: review ?? '' });
  }
  return t(`ai_reply.check.${code}`, { words: words.map((word) => `„${word}”`).join(', ') });
}

function languageWords(language: string, t: Translate): string {
  const known = languages.find((one) => one === language);
  return known ? t(`ai_reply.language.${known}`) : language;
}

const languages = ['pl', 'en', 'es', 'de', 'uk'] as const;
