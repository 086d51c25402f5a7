'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../theme/part-class.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { KeyboardIcon } from '../../../ui/icons/action-icons.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { ReviewFilterPanel } from './filters/review-filter-panel.tsx';
import { SavedViews } from './filters/saved-views.tsx';
import { useInboxView } from './inbox-view-context.ts';
import { ReviewSearch } from './review-search.tsx';
import { ReviewSort } from './review-sort.tsx';

interface InboxHeaderProps {
  title: ReactNode;
  headingLevel: 1 | 2 | 3;
  actions: ReactNode;
}

/** Above both panes: what there is in all, and what of it is shown. */
export function InboxHeader({ title, headingLevel, actions }: InboxHeaderProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { inbox, commands, isNarrow } = useInboxView();
  const { stats } = inbox;
  return (
    <Header>
      <Heading>
        <div>
          <Title as={`h${headingLevel}`}>{title ?? t('reviews.title')}</Title>
          <Summary>
            {stats
              ? [
                  t('reviews.count', { count: stats.count }),
                  t('reviews.summary.unanswered', { count: stats.unanswered }),
                  stats.average_rating !== null &&
                    t('reviews.summary.average', {
                      average: format.number(stats.average_rating, {
                        minimumFractionDigits: 1,
                        maximumFractionDigits: 1,
                      }),
                    }),
                ]
                  .filter(Boolean)
                  .join(', ')
              : '\u00a0'}
          </Summary>
        </div>
        <Row gap={3} wrap>
          {!isNarrow && <ReviewSearch />}
          {!isNarrow && (
            <IconButton
              icon={<KeyboardIcon />}
              label={t('reviews.shortcuts.help')}
              onPress={() => commands.run('help')}
            />
          )}
          {actions}
        </Row>
      </Heading>
      {isNarrow && <ReviewSearch />}
      <Toolbar>
        <Chips role="group" aria-label={t('reviews.filter.title')}>
          <SavedViews />
          <FilterChips />
          <ReviewFilterPanel />
        </Chips>
        <ReviewSort />
      </Toolbar>
    </Header>
  );
}

const Header = styled.div.withConfig(partClass('ReviewsInbox-header'))`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 12px;
  padding: 22px 24px 14px;
  :where([data-layout='narrow']) > & {
    gap: 10px;
    padding: 14px 16px 10px;
  }
  :where([data-layout='narrow'][data-pane='detail']) > & {
    visibility: hidden;
  }
`;

const Heading = styled.div.withConfig(innerClass('ReviewsInbox-heading'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 10px 16px;
  /* The words wrap before what stands beside them does. */
  :where([data-layout='narrow']) & > :first-child {
    flex: 1 1 55%;
    min-inline-size: 0;
  }
`;

const Title = styled.h1.withConfig(innerClass('ReviewsInbox-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.01em;
  line-height: 1.3;
  /* A phone shows one review alone; what page it is on is still said. */
  :where([data-layout='narrow'][data-pane='detail']) & {
    visibility: visible;
    ${visuallyHidden}
  }
`;

const Summary = styled.p.withConfig(innerClass('ReviewsInbox-summary'))`
  margin: 1px 0 0;
  color: var(--pf-ink-3);
`;

const Toolbar = styled.div.withConfig(innerClass('ReviewsInbox-toolbar'))`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 16px;
  :where([data-layout='narrow']) & {
    align-items: center;
  }
`;

const Chips = styled.div.withConfig(innerClass('ReviewsInbox-chips'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;
  /* On a phone one row that slides under the thumb leaves the screen to the reviews. */
  :where([data-layout='narrow']) & {
    flex: 1;
    flex-wrap: nowrap;
    margin-inline-start: -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
