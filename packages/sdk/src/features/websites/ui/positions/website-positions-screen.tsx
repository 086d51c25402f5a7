'use client';
import { maxRankKeywords } from '@pinfold/contract/features/rankings/rank';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { KeywordPicker } from '../../../../patterns/keyword-picker.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { SuggestedPlacesCard } from '../../../company/ui/places/suggested-places-card.tsx';
import { useWebsiteCheck } from '../../positions/use-website-check.ts';
import { useWebsitePositions } from '../../positions/use-website-positions.ts';
import type { WebsiteSearchStart } from '../../positions/website-search.ts';
import { WebsiteAndPlace } from '../website-and-place.tsx';
import { PeriodTooLong, WebsitePeriod } from '../website-period.tsx';
import { ComparisonFailed, WebsiteState } from '../website-state.tsx';
import { CheckButton, CheckOutcome } from './check-now.tsx';
import { KeywordStandingsCard } from './keyword-standings-card.tsx';
import { PositionsChartCard } from './positions-chart-card.tsx';
import { PositionsFigures } from './positions-figures.tsx';
import type { WebsitePositionsAppearance } from './website-positions.tsx';

/** Everything inside the screen of a website's positions: what they are about, and the positions or why there are none. */
export function WebsitePositionsScreen({
  title,
  headingLevel = 1,
  websitesHref,
  planHref,
  ...start
}: WebsiteSearchStart & WebsitePositionsAppearance): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const state = useWebsitePositions(start);
  const { search, changeSearch, website, emptiness, isStale, sums } = state;
  const checking = useWebsiteCheck(website?.id ?? 0);
  const card = { headingLevel: levelBelow[headingLevel] } as const;
  return (
    <Screen part="WebsitePositions" layout={layout} height="flow" inset="page" isStale={isStale}>
      <CollectionHeader
        inset="none"
        title={title ?? t('websites.positions.title')}
        summary={t('websites.positions.lead')}
        headingLevel={headingLevel}
        actions={website && <CheckButton checking={checking} hasKeywords={emptiness !== 'no_keywords'} />}
        filtersLabel={t('websites.choice.label')}
        filters={
          website && (
            <>
              <WebsiteAndPlace {...state} location={search.location} onChange={changeSearch} />
              {state.known.length > 0 && (
                <KeywordPicker value={state.keywords}>
                  {(close) => (
                    <KeywordChecks
                      keywords={state.known.map((keyword) => ({ keyword }))}
                      value={state.keywords}
                      onChange={(keywords) => changeSearch({ keywords })}
                      most={maxRankKeywords}
                      onDone={close}
                    />
                  )}
                </KeywordPicker>
              )}
              <WebsitePeriod value={search} onChange={changeSearch} />
            </>
          )
        }
      />
      <CheckOutcome checking={checking} />
      {state.isTooLong ? (
        <PeriodTooLong onChange={changeSearch} />
      ) : sums && !emptiness && !state.error && !state.isPending ? (
        <Stack gap={5} minInlineSize="0" isStale={isStale}>
          <ComparisonFailed comparison={state.comparison} />
          <PositionsFigures sums={sums} before={state.sumsBefore} />
          <PositionsChartCard state={state} {...card} />
          <KeywordStandingsCard state={state} {...card} />
        </Stack>
      ) : (
        <WebsiteState
          query={state}
          emptiness={emptiness}
          failed={t('websites.positions.failed')}
          hrefs={{ websitesHref }}
          onAllPlaces={() => changeSearch({ location: undefined })}
        />
      )}
      {website && (
        <SuggestedPlacesCard
          key={website.id}
          part="WebsitePositions-card"
          title={t('websites.nearby.title')}
          text={t('websites.nearby.text')}
          of={{ website: website.id }}
          {...{ websitesHref, planHref }}
          {...card}
        />
      )}
    </Screen>
  );
}

const KeywordChecks = /* @__PURE__ */ lazyComponent(
  async () => (await import('../../../../patterns/keyword-checks.tsx')).KeywordChecks,
);
