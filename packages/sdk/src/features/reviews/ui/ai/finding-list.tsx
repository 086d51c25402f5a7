'use client';
import type { PreflightFinding } from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { WarningIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { findingWords } from './finding-words.ts';

interface FindingListProps {
  findings: readonly PreflightFinding[];
}

/** What was found in a reply before it is sent, a line each, with the words that are meant. */
export function FindingList({ findings }: FindingListProps): JSX.Element | null {
  const t = useTranslate();
  if (findings.length === 0) return null;
  return (
    <List aria-label={t('ai_reply.check.title')}>
      {findings.map((finding) => (
        <Row as="li" key={finding.code} gap={3} align="start">
          <Text tone="warn" flex="none">
            <WarningIcon size={15} />
          </Text>
          <Text tone="muted" wrap="anywhere">
            {findingWords(finding, t)}
          </Text>
        </Row>
      ))}
    </List>
  );
}
