'use client';
import { type Context, createContext, type JSX, type ReactNode, useContext } from 'react';
import type { FeatureMessages, TranslationKey } from '../../../../i18n/namespaces.ts';
import type { Translate } from '../../../../i18n/i18n.ts';
import { reviewAnalyticsMessages } from '../../../../i18n/feature-messages.ts';
import { reviewsMessages } from '../../../../i18n/namespaces.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureGate } from '../../../../patterns/feature-surface.tsx';
import type { FilterField } from '../../../../patterns/filter-field.ts';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { useFeatureFlags } from '../../../../permissions/use-permission.ts';
import { formatFilters } from '../../../../state/search-params.ts';
import type { FiltersChange } from '../../../../state/define-filters.ts';
import type { ComponentName } from '../../../../theme/components.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { filtersOfFigure, type OpinionFacet } from '../../analytics/figure-filters.ts';
import type { FiguresSource, NamedRow, ReviewAnalytics } from '../../analytics/figures-source.ts';
import { type FiguresOptions, type FiguresState, useFigures } from '../../analytics/use-figures.ts';
import type { OpinionFilters } from '../../opinion-filters.ts';

/** Props of what stands between header and figures. */
export interface FiguresNoticeProps {
  /** The days of the figures, both inclusive. */
  period: { from: string; to: string };
}

/** What differs between screens of figures. Members are methods, as those of the source. */
export interface FiguresScreen<
  Filters extends OpinionFilters = OpinionFilters,
  Dimension extends string = string,
> {
  source: FiguresSource<Filters, Dimension>;
  /** Texts beside those of figures and of reviews. */
  messages?: FeatureMessages;
  /** Texts that differ from those of reviews of locations, by the key of the latter. */
  texts: Readonly<Partial<Record<TranslationKey, TranslationKey>>>;
  /** What the tables of the overview and of one category are by. */
  tables: { overview: readonly Dimension[]; category: readonly Dimension[] };
  /** What a row is called, where the API says it in the names of others. */
  rowName?(
    dimension: string,
    row: NamedRow & { detail: string },
    language: string,
    t: Translate,
  ): { name: string; detail: string };
  /** Dimensions whose names are in another order at the API than here, so that nobody sorts by them. */
  unsortedNames?: readonly Dimension[];
  /** Hands the filters of the inbox over, for a panel and as chips. */
  FilterFields(props: FilterFieldsProps<Filters>): ReactNode;
  /** Between header and figures. */
  Notice?(props: FiguresNoticeProps): JSX.Element | null;
  /** In place of figures where the source's flag is off. */
  Disabled?(): JSX.Element;
}

/** Filters that figures show, and what is made of them. */
export interface FilterFieldsProps<Filters> {
  filters: Filters;
  /** Those that have a chip. */
  shown: Filters;
  changeFilters: (change: FiltersChange<Filters>) => void;
  children: (made: { fields: FilterField[]; chips: FilterField[] }) => ReactNode;
}

/** How figures fit into the host. */
export interface FiguresAppearance {
  /** Above the figures. @defaultValue "Analiza opinii" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Your page with the inbox; each figure leads there with the filters of its reviews. */
  reviewsHref?: string | undefined;
  /** Your page with the figures of one category. */
  categoryHref?: string | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/** What a component hands over of its props. */
export interface FiguresProps extends FiguresOptions<OpinionFilters>, FiguresAppearance {}

interface AnalyticsFrameProps extends FiguresProps {
  component: ComponentName;
  screen: FiguresScreen;
  /** Filters that have no chip here, because the page is about them. */
  hidden?: readonly 'tags'[] | undefined;
  children: ReactNode;
}

/** Frame of figures; its content is rendered once the messages are loaded and if the user may see it. */
export function AnalyticsFrame({
  component,
  screen,
  appearance,
  hidden,
  children,
  ...props
}: AnalyticsFrameProps): JSX.Element {
  const { reviewsHref, categoryHref, headingLevel = 1 } = props;
  const { source, messages, texts, Disabled } = screen;
  const state = useFigures(source, props);
  const flags = useFeatureFlags();
  const isOff = Disabled !== undefined && source.flag !== undefined && !flags.includes(source.flag);
  const written = (filters: OpinionFilters) => String(formatFilters(source.filters, filters));
  const layout = useScreenLayout();
  const view: AnalyticsView = {
    screen,
    state,
    hidden,
    headingLevel,
    hrefOf: (facet) =>
      reviewsHref && `${reviewsHref}?${written(filtersOfFigure(source, state.asked, facet))}`,
    categoryHrefOf: (id) => categoryHref && `${categoryHref}?${written({ ...state.filters, tags: [id] })}`,
  };
  return (
    <Surface component={component} appearance={appearance}>
      <Screen part="ReviewAnalytics" layout={layout} height="flow" inset="page" isStale={state.isStale}>
        <FeatureGate
          messages={[reviewAnalyticsMessages, reviewsMessages, messages ?? reviewsMessages]}
          permission={state.permission}
          forbidden={texts['review_analytics.forbidden'] ?? 'review_analytics.forbidden'}
          loading={{ blocks: 8 }}
        >
          {isOff ? (
            <Disabled />
          ) : (
            <AnalyticsContext.Provider value={view}>{children}</AnalyticsContext.Provider>
          )}
        </FeatureGate>
      </Screen>
    </Surface>
  );
}

/** What every part of the figures reads. */
interface AnalyticsView {
  screen: FiguresScreen;
  state: FiguresState<OpinionFilters>;
  hidden: AnalyticsFrameProps['hidden'];
  /** Where the reviews of a figure are; undefined where the host has no inbox. */
  hrefOf(facet: OpinionFacet): string | undefined;
  /** Where the figures of one category are. */
  categoryHrefOf(id: number): string | undefined;
  headingLevel: 1 | 2 | 3;
}

const AnalyticsContext: Context<AnalyticsView | undefined> = createContext<AnalyticsView | undefined>(
  undefined,
);

/** What the parts of the figures share. */
export function useAnalyticsView(): AnalyticsView {
  const view = useContext(AnalyticsContext);
  if (!view)
    throw new Error('Parts of the figures of reviews need a <ReviewAnalytics> somewhere above them.');
  return view;
}

/** Translates, with what this channel says otherwise. */
export function useFigureTexts(): Translate {
  const t = useTranslate();
  const { texts } = useAnalyticsView().screen;
  return (key, values) => t(texts[key] ?? key, values);
}

/** The figures, or why there are none. */
export function AnalyticsBody({
  children,
}: {
  children: (analytics: ReviewAnalytics) => ReactNode;
}): JSX.Element {
  const t = useTranslate();
  const text = useFigureTexts();
  const { state } = useAnalyticsView();
  const { analytics, error } = state;
  if (error)
    return (
      <ErrorState
        title={t('review_analytics.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
      />
    );
  if (!analytics) return <Skeleton label={t('common.loading')} blocks={8} />;
  if (analytics.total.count === 0)
    return (
      <EmptyState
        title={text(state.hasFilters ? 'review_analytics.nothing_matches' : 'review_analytics.nothing_yet')}
        actions={state.hasFilters && <Button onPress={state.clearFilters}>{t('common.clear_all')}</Button>}
      >
        {text(state.hasFilters ? 'review_analytics.widen' : 'review_analytics.import_hint')}
      </EmptyState>
    );
  return (
    <Stack gap={5} minInlineSize="0" isStale={state.isStale}>
      {children(analytics)}
    </Stack>
  );
}
