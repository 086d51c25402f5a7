'use client';
import { questionOrders } from '@pinfold/contract/features/questions/question';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../patterns/filter-panel.tsx';
import { noMatch, QueryState } from '../../../patterns/query-state.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../patterns/screen.tsx';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { Banner } from '../../../ui/display/banner.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { QuestionIcon } from '../../../ui/icons/state-icons.tsx';
import { Inset } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { Question } from '../questions.queries.ts';
import type { QuestionArchiveState } from '../use-question-archive.ts';
import { useQuestionFilterFields } from './question-filter-fields.ts';
import { QuestionRows } from './question-rows.tsx';

/** How the archive fits into the host. */
export interface QuestionArchiveAppearance {
  /** What your app does with a question, such as a `LocatorQuestionButton`; left out, there is nothing to do. */
  renderAction?: ((question: Question) => ReactNode) | undefined;
}

export interface QuestionArchiveViewProps extends QuestionArchiveAppearance {
  /** From `useQuestionArchive`. */
  archive: QuestionArchiveState;
}

/**
 * The looks of the archive: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const archive = useQuestionArchive({ defaultFilters: { order: 'upvotes' } });
 * return <Surface isFullHeight><QuestionArchiveView archive={archive} /></Surface>;
 * ```
 */
export function QuestionArchiveView({ archive, renderAction }: QuestionArchiveViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const fields = useQuestionFilterFields(archive);
  const { filters, changeFilters, clearFilters, count = 0, isStale, emptiness } = archive;
  return (
    <Screen part="QuestionArchive" layout={layout}>
      <CollectionHeader
        title={t('questions.title')}
        search={
          <CollectionSearch
            label={t('questions.search')}
            placeholder={t('questions.search')}
            value={filters.q ?? ''}
            onSearch={(q) => changeFilters({ q: q || undefined })}
          />
        }
        filtersLabel={t('common.list.filters')}
        filters={<CollectionFilters fields={fields} hasFilters={archive.hasFilters} onClear={clearFilters} />}
        tools={
          <>
            <Text role="status" size="s" tone="muted">
              {count > 0 && !isStale && t('questions.count', { count })}
            </Text>
            <Select
              label={t('questions.order.label')}
              isLabelHidden
              variant="quiet"
              options={questionOrders.map((id) => ({ id, label: t(`questions.order.${id}`) }))}
              value={filters.order ?? 'newest'}
              onChange={(id) => changeFilters({ order: questionOrders.find((one) => one === id) })}
            />
          </>
        }
      />
      <Inset padding={[0, 7, 4]} narrow={{ padding: [0, 5, 4] }}>
        <ReadOnlyNotice />
      </Inset>
      <ScreenBody isStale={isStale}>
        {count > 0 ? (
          <QuestionRows archive={archive} renderAction={renderAction} />
        ) : (
          <Inset flex="scroll" padding={5}>
            <QueryState
              query={archive}
              failed={t('questions.failed')}
              forbidden={t('questions.forbidden')}
              empty={
                emptiness === 'no_match'
                  ? noMatch({
                      title: t('questions.no_match.title'),
                      text: t('questions.no_match.text'),
                      clear: t('common.list.clear_filters'),
                      onClear: clearFilters,
                    })
                  : emptiness && {
                      title: t('questions.no_archive.title'),
                      text: t('questions.no_archive.text'),
                      icon: <QuestionIcon size={24} />,
                    }
              }
            />
          </Inset>
        )}
      </ScreenBody>
    </Screen>
  );
}

/** Why nothing can be asked or answered, by the catalogue of errors, and since when. */
function ReadOnlyNotice() {
  const t = useTranslate();
  const notice = usePinfold().reactionTo('q_and_a_read_only');
  return <Banner title={'message' in notice && notice.message}>{t('questions.ended')}</Banner>;
}
