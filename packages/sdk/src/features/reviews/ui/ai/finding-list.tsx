'use client';
import type { PreflightFinding } from '@pinfold/contract/features/reviews/preflight/preflight-finding';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { WarningIcon } from '../../../../ui/icons/state-icons.tsx';
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
        <li key={finding.code}>
          <WarningIcon size={15} />
          <span>{findingWords(finding, t)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul.withConfig(innerClass('ReviewsInbox-advices'))`
  margin: 0;
  padding: 0;
  color: var(--pf-ink-2);
  list-style: none;
  & > li {
    display: flex;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--pf-warn);
  }
`;
