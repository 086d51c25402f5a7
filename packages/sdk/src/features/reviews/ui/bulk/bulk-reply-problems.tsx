'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useBulkReplyProblems } from '../../use-bulk-replies.ts';
import { authorName } from '../author-name.ts';
import { useInboxView } from '../inbox-view-context.ts';

/** Each answer of a bulk reply that did not get through, with the reason and the review to mend it in. */
export function BulkReplyProblems({ id }: { id: number }): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const { data } = useBulkReplyProblems(id);
  if (!data) return <Skeleton label={t('common.loading')} lines={2} />;
  return (
    <List>
      {data.results.map((review) => (
        <li key={review.id}>
          <div>
            <strong dir="auto">{authorName(review, t)}</strong>
            <span>{review.reply_problem && t(`reviews.problem.${review.reply_problem}`)}</span>
          </div>
          <Button size="s" onPress={() => inbox.active.open(review.id)}>
            {t('reviews.bulk.fix')}
          </Button>
        </li>
      ))}
      {data.count > data.results.length && (
        <li>{t('reviews.bulk.more_problems', { count: data.count - data.results.length })}</li>
      )}
    </List>
  );
}

const List = styled.ul.withConfig(innerClass('ReviewsInbox-problem'))`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 6px;
  }
  & strong {
    display: block;
    font-weight: 550;
  }
  & span {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
`;
