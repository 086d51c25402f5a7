'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChipGroup } from '../../../../patterns/chip-group.tsx';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { KeywordPicker } from '../../../../patterns/keyword-picker.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import {
  useWebsiteCompetition,
  type WebsiteCompetitionState,
} from '../../competition/use-website-competition.ts';
import {
  mostCompetitors,
  type WebsiteCompetitionStart,
} from '../../competition/website-competition-search.ts';
import { WebsiteAndPlace } from '../website-and-place.tsx';
import { PeriodTooLong, WebsitePeriod } from '../website-period.tsx';
import { ComparisonFailed, WebsiteState } from '../website-state.tsx';
import { CompetitionCard } from './competition-card.tsx';
import type { WebsiteCompetitionAppearance } from './website-competition.tsx';
import { WebsiteDuelCard } from './website-duel-card.tsx';

/** Everything inside the screen of competing websites: what is compared, and the positions or why there are none. */
export function WebsiteCompetitionScreen({
  title,
  headingLevel = 1,
  websitesHref,
  getCompetitorsHref,
  ...start
}: WebsiteCompetitionStart & WebsiteCompetitionAppearance): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const state = useWebsiteCompetition(start);
  const { search, changeSearch, website, own, emptiness, isStale, known } = state;
  const competitorsHref = website && getCompetitorsHref?.(website);
  const card = { headingLevel: levelBelow[headingLevel] } as const;
  const competitors = own && !state.error && known.length > 0 && (
    <ChipGroup
      label={t('websites.competition.competitors', { most: mostCompetitors })}
      options={known.map(({ id, name }) => ({ id, label: name }))}
      value={state.shown}
      onChange={(ids) =>
        ids.length > 0 &&
        ids.length <= mostCompetitors &&
        changeSearch({ competitors: ids, a: undefined, b: undefined })
      }
    />
  );
  return (
    <Screen part="WebsiteCompetition" layout={layout} height="flow" inset="page" isStale={isStale}>
      <CollectionHeader
        inset="none"
        title={title ?? t('websites.competition.title')}
        summary={t('websites.competition.lead')}
        headingLevel={headingLevel}
        actions={
          competitorsHref && (
            <Link href={competitorsHref} isInApp variant="button">
              {t('websites.competition.choose')}
            </Link>
          )
        }
        filtersLabel={t('websites.choice.label')}
        filters={
          website && (
            <>
              <WebsiteAndPlace {...state} location={search.location} onChange={changeSearch} />
              <KeywordChoice state={state} />
              <WebsitePeriod value={search} onChange={changeSearch} />
            </>
          )
        }
      />
      {state.isTooLong ? (
        <PeriodTooLong onChange={changeSearch} />
      ) : own && !emptiness && !state.error ? (
        <Stack gap={5} minInlineSize="0" isStale={isStale}>
          {competitors}
          <ComparisonFailed comparison={state.comparison} />
          <CompetitionCard state={state} own={own} {...card} />
          <WebsiteDuelCard state={state} {...card} />
        </Stack>
      ) : (
        <>
          {competitors}
          <WebsiteState
            query={state}
            emptiness={emptiness}
            failed={t('websites.competition.failed')}
            hrefs={{ websitesHref, competitorsHref }}
            onAllPlaces={() => changeSearch({ location: undefined })}
          />
        </>
      )}
    </Screen>
  );
}

/** All keywords of the website together, or one of them. */
function KeywordChoice({ state }: { state: WebsiteCompetitionState }): JSX.Element | null {
  const t = useTranslate();
  const { search, changeSearch, keywords } = state;
  if (keywords.length === 0) return null;
  const value = search.keyword === undefined ? [] : [search.keyword];
  const all = t('websites.choice.all_keywords');
  return (
    <KeywordPicker value={value} all={all}>
      {(close) => (
        <KeywordChecks
          keywords={keywords.map((keyword) => ({ keyword }))}
          value={value}
          onChange={([keyword]) => changeSearch({ keyword })}
          most={1}
          isSingle
          all={all}
          onDone={close}
        />
      )}
    </KeywordPicker>
  );
}

const KeywordChecks = /* @__PURE__ */ lazyComponent(
  async () => (await import('../../../../patterns/keyword-checks.tsx')).KeywordChecks,
);
