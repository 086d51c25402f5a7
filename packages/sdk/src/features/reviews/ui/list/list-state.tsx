'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { noMatch, QueryState, type EmptyContent } from '../../../../patterns/query-state.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ReviewIcon } from '../../../../ui/icons/place-icons.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useInboxView } from '../inbox-view-context.ts';

/** Why no review is shown: on its way, gone wrong, all answered, nothing that matches, or nothing yet. */
export function ListState(): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  return (
    <Inset flex="scroll" padding={5}>
      <QueryState
        query={inbox}
        failed={t('reviews.error.title')}
        forbidden={t('reviews.forbidden')}
        empty={useEmptyContent()}
      />
    </Inset>
  );
}

function useEmptyContent(): EmptyContent | undefined {
  const t = useTranslate();
  const { emptiness, clearFilters } = useInboxView().inbox;
  switch (emptiness) {
    case undefined:
      return undefined;
    case 'no_reviews':
      return {
        title: t('reviews.empty.title'),
        text: t('reviews.empty.text'),
        icon: <ReviewIcon size={24} />,
      };
    case 'all_answered':
      return {
        title: t('reviews.all_answered.title'),
        text: t('reviews.all_answered.text'),
        icon: <SuccessIcon size={24} />,
        actions: <Button onPress={clearFilters}>{t('reviews.all_answered.show_all')}</Button>,
      };
    case 'no_match':
      return noMatch({
        title: t('reviews.no_match.title'),
        text: t('reviews.no_match.text'),
        clear: t('reviews.filter.clear'),
        onClear: clearFilters,
      });
  }
}
