'use client';
import type { JSX, ReactNode } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { territoryName } from '../../../i18n/territory-name.ts';
import { Screen } from '../../../patterns/screen.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type InboxBulk, useOpinionBulk } from '../../opinions/ui/inbox/bulk/bulk-reply.tsx';
import { OpinionInboxView } from '../../opinions/ui/inbox/inbox-view.tsx';
import {
  type InboxPresentation,
  type InboxSlots,
  type InboxView,
  useInboxViewOf,
} from '../../opinions/ui/inbox/inbox-view-context.ts';
import { useOpinionActions } from '../../opinions/ui/inbox/use-inbox-actions.ts';
import { appReviewSource } from '../app-review-source.ts';
import type { AppReview } from '../app-reviews.queries.ts';
import { placeOfApp, storeNames } from '../store-names.ts';
import {
  type AppReviewsInboxOptions,
  type AppReviewsInboxState,
  useAppReviewsInbox,
} from '../use-app-reviews-inbox.ts';
import { AppFilterBar } from './app-filter-bar.tsx';
import { AppReviewsGate, type ConnectedApps } from './app-reviews-gate.tsx';
import { appBulkSeconds } from './app-bulk-seconds.ts';
import { GapNotice, recentGaps } from './gap-notice.tsx';
import { StoreCounters } from './store-counters.tsx';

/** A host's components in place of the inbox's own; each is given the props of the one it replaces. */
export interface AppReviewsInboxSlots extends InboxSlots<AppReview> {}

declare module '../../../theme/components.ts' {
  interface Components {
    AppReviewsInbox: AppReviewsInboxSlots;
  }
}

export interface AppReviewsInboxProps extends AppReviewsInboxOptions {
  /** Above the list. @defaultValue "Opinie o aplikacjach", as a heading of level 1 */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: AppReviewsInboxSlots | undefined;
  /** Appearance of this inbox alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
  /** False leaves single keys such as J and R to the page. @defaultValue true */
  hasShortcuts?: boolean | undefined;
  /** Where apps are connected, linked to as long as there are none. */
  connectHref?: string | undefined;
}

/**
 * The inbox of reviews of mobile apps, from Google Play and the App Store: as that of reviews, with a counter for each
 * store and a notice of days of which reviews may be missing. Each store has its own limit of a reply. Fills its parent,
 * which needs a definite height.
 *
 * Failures are shown in place and reported to the Provider's `onError`. What the user may not do is disabled with the
 * reason beside it; at Google Play a reply can be changed, but not deleted.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-AppReviewsInbox
 * @selector [data-layout='wide'|'narrow'] [data-pane='list'|'detail']
 * @example
 * ```tsx
 * const [params, setParams] = useSearchParams();
 * return (
 *   <AppReviewsInbox
 *     filters={parseAppReviewFilters(params)}
 *     onFiltersChange={(filters) => setParams(formatAppReviewFilters(filters))}
 *   />
 * );
 * ```
 */
export function AppReviewsInbox({ appearance, connectHref, ...props }: AppReviewsInboxProps): JSX.Element {
  return (
    <AppReviewsGate component="AppReviewsInbox" appearance={appearance} connectHref={connectHref}>
      {(apps) => <ConnectedInbox {...props} {...apps} />}
    </AppReviewsGate>
  );
}

/** What every part of the inbox of app reviews reads. */
export interface AppInboxViewValue extends Pick<InboxView, 'actions' | 'commands' | 'isNarrow'> {
  bulk: InboxBulk;
  inbox: AppReviewsInboxState;
  slots: AppReviewsInboxSlots;
}

/**
 * What the parts of the inbox of app reviews share.
 *
 * @throws Error outside an `AppReviewsInbox`.
 * @example
 * ```tsx
 * const { inbox, isNarrow } = useAppInboxView();
 * return isNarrow ? null : <p>{inbox.count}</p>;
 * ```
 */
export function useAppInboxView(): AppInboxViewValue {
  // Inside of this view there are reviews of apps alone.
  return useInboxViewOf('AppReviewsInbox') as unknown as AppInboxViewValue;
}

interface ConnectedInboxProps
  extends Omit<AppReviewsInboxProps, 'appearance' | 'connectHref'>, ConnectedApps {}

function ConnectedInbox({
  stats,
  noApps,
  title,
  headingLevel,
  headerActions,
  slots,
  hasShortcuts,
  ...options
}: ConnectedInboxProps): JSX.Element {
  const inbox = useAppReviewsInbox(options);
  const actions = useOpinionActions(appReviewSource, inbox);
  const bulk = useOpinionBulk(appReviewSource, actions);
  return (
    <OpinionInboxView
      {...{ inbox, actions, bulk, title, headingLevel, headerActions, hasShortcuts }}
      source={appReviewSource}
      presentation={presentation}
      // Each slot is given the reviews of this inbox, and no others.
      slots={slots as InboxSlots | undefined}
      notice={
        stats &&
        !noApps && (
          <Stack gap={3}>
            <StoreCounters stats={stats} filters={inbox.filters} changeFilters={inbox.changeFilters} />
            <GapNotice gaps={recentGaps(stats.gaps, Date.now())} />
          </Stack>
        )
      }
      empty={noApps}
    />
  );
}

const presentation: InboxPresentation<AppReview> = {
  component: 'AppReviewsInbox',
  Root: (props) => <Screen part="AppReviewsInbox" {...props} />,
  placeOf: ({ app }) => placeOfApp(app),
  headingOf: ({ app }) => placeOfApp(app),
  factsOf: (review) => <AppFacts review={review} />,
  channelNameOf: (channel) =>
    channel === 'google_play' || channel === 'app_store' ? storeNames[channel] : '',
  FilterBar: AppFilterBar,
  bulkSecondsOf: appBulkSeconds,
};

/** The version, the country and the language, as far as the store tells them. */
function AppFacts({ review: { app_version, territory, language } }: { review: AppReview }): JSX.Element {
  const t = useTranslate();
  const { language: own } = usePinfold();
  const facts = [
    app_version !== null && t('app_reviews.fact.version', { version: app_version }),
    territory !== null && territoryName(territory, own),
    language !== null && languageName(language, own),
  ].filter(Boolean);
  return (
    <Text as="p" tone="subtle" size="s" isHidden={facts.length === 0}>
      {facts.join(' · ')}
    </Text>
  );
}
