'use client';
import { parseDate } from '@internationalized/date';
import { earliestDate } from '@pinfold/contract/period';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ArchiveState } from '../query/use-archive.ts';
import type { PartName } from '../theme/parts.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/display/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { DateRangePicker } from '../ui/fields/date-range-picker.tsx';
import { CalendarIcon, ChartIcon } from '../ui/icons/place-icons.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { CollectionHeader } from './collection-header.tsx';
import type { FilterField } from './filter-field.ts';
import { CollectionFilters } from './filter-panel.tsx';
import { noMatch, QueryState } from './query-state.tsx';
import { Screen, useScreenLayout } from './screen.tsx';

interface ArchiveScreenProps<Insights> {
  part: PartName;
  /** The archive, which has the same texts under each name. */
  texts: 'post_insights' | 'old_insights';
  /** @default the text `title` */
  title: ReactNode;
  headingLevel: 1 | 2 | 3;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  state: ArchiveState<Insights>;
  /** The last day with figures, as `YYYY-MM-DD`. */
  lastDay: string;
  /** Filters of locations. */
  fields: readonly FilterField[];
  /** Shows the figures. */
  children: (insights: Insights) => ReactNode;
}

/** Figures that a provider ended: why they end, which days and locations, and the figures or why there are none. */
export function ArchiveScreen<Insights>(props: ArchiveScreenProps<Insights>): JSX.Element {
  const { part, texts, title, headingLevel, actions, state, children } = props;
  const t = useTranslate();
  const layout = useScreenLayout();
  const { insights, emptiness, isStale } = state;
  return (
    <Screen part={part} layout={layout} height="flow" inset="page" isStale={isStale}>
      <CollectionHeader
        inset="none"
        title={title ?? t(`${texts}.title`)}
        headingLevel={headingLevel}
        actions={actions}
        filtersLabel={t('common.list.filters')}
        filters={<ArchiveFilters {...props} />}
      />
      <Banner title={t(`${texts}.ended.title`)}>{t(`${texts}.ended.text`)}</Banner>
      {insights && !emptiness ? (
        <Stack gap={5} minInlineSize="0" isStale={isStale}>
          {children(insights)}
        </Stack>
      ) : (
        <NoFigures texts={texts} state={state} />
      )}
    </Screen>
  );
}

/** Days up to the end of the archive, and locations. */
function ArchiveFilters<Insights>({ texts, state, lastDay, fields }: ArchiveScreenProps<Insights>) {
  const t = useTranslate();
  const { changeFilters, period, fault } = state;
  return (
    <>
      <DateRangePicker
        label={t(`${texts}.period`)}
        isLabelHidden
        value={{ start: parseDate(period.from), end: parseDate(period.to) }}
        onChange={(range) =>
          changeFilters({ date_from: range?.start.toString(), date_to: range?.end.toString() })
        }
        minValue={parseDate(earliestDate)}
        maxValue={parseDate(lastDay)}
        limitNote={t(`${texts}.period.limit`)}
        {...(fault && { errorMessage: t(`${texts}.fault.${fault}`) })}
      />
      <CollectionFilters fields={fields} hasFilters={state.hasFilters} onClear={state.clearFilters} />
    </>
  );
}

/** Why there are no figures: outside the archive, on their way, failed, or unknown. */
function NoFigures<Insights>({ texts, state }: Pick<ArchiveScreenProps<Insights>, 'texts' | 'state'>) {
  const t = useTranslate();
  const { fault, emptiness, changeFilters, clearFilters } = state;
  if (fault)
    return (
      <EmptyState
        role="status"
        icon={<CalendarIcon size={24} />}
        title={t(`${texts}.out.title`)}
        actions={
          <Button onPress={() => changeFilters({ date_from: undefined, date_to: undefined })}>
            {t(`${texts}.out.show`)}
          </Button>
        }
      >
        {t(`${texts}.fault.${fault}`)}
      </EmptyState>
    );
  return (
    <QueryState
      query={state}
      failed={t(`${texts}.failed`)}
      forbidden={t(`${texts}.forbidden`)}
      loading={{ blocks: 8 }}
      empty={
        emptiness === 'no_match'
          ? noMatch({
              title: t(`${texts}.no_match.title`),
              text: t(`${texts}.no_match.text`),
              clear: t('common.list.clear_filters'),
              onClear: clearFilters,
            })
          : emptiness && {
              title: t(`${texts}.empty.title`),
              text: t(`${texts}.empty.text`),
              icon: <ChartIcon size={24} />,
            }
      }
    />
  );
}
