'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { type EmptyContent, QueryState } from '../../../patterns/query-state.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ChartIcon } from '../../../ui/icons/place-icons.tsx';
import type { WebsiteCompetitionEmptiness } from '../competition/use-website-competition.ts';
import type { EarlierPeriodReading } from '../earlier-period.ts';
import type { WebsiteEmptiness } from '../positions/use-website-positions.ts';

interface WebsiteStateProps {
  query: { error: ApiError | null; isFetching: boolean; refetch: () => Promise<unknown> };
  emptiness: WebsiteEmptiness | WebsiteCompetitionEmptiness | undefined;
  /** Title of an error. */
  failed: string;
  hrefs: WebsiteHrefs;
  /** Leads from one place to all of them. */
  onAllPlaces?: (() => void) | undefined;
}

/** Where the host does what is missing; what has no address is not offered. */
export interface WebsiteHrefs {
  /** Where websites and their keywords are added in your app. */
  websitesHref?: string | undefined;
  /** Where competitors of a website are chosen in your app. */
  competitorsHref?: string | undefined;
}

/** Why there is nothing to show: on its way, failed, nothing is watched, or nothing was measured. */
export function WebsiteState({
  query,
  emptiness,
  failed,
  hrefs,
  onAllPlaces,
}: WebsiteStateProps): JSX.Element {
  const t = useTranslate();
  return (
    <QueryState
      query={query}
      failed={failed}
      forbidden={t('websites.websites_forbidden')}
      loading={{ blocks: 6 }}
      empty={emptiness && { icon: <ChartIcon size={24} />, ...emptyContent() }}
    />
  );

  function emptyContent(): Omit<EmptyContent, 'icon'> {
    if (emptiness === 'no_competitors')
      return {
        title: t('websites.competition.empty.no_competitors.title'),
        text: t('websites.competition.empty.no_competitors.text'),
        actions: link(hrefs.competitorsHref, t('websites.competition.choose')),
      };
    if (emptiness === 'no_keywords_here')
      return {
        title: t('websites.empty.no_keywords_here.title'),
        text: t('websites.empty.no_keywords_here.text'),
        actions: (
          <>
            {link(hrefs.websitesHref, t('websites.empty.no_keywords.action'))}
            {onAllPlaces && <Button onPress={onAllPlaces}>{t('websites.choice.show_all_places')}</Button>}
          </>
        ),
      };
    const why = emptiness ?? 'no_positions';
    return {
      title: t(`websites.empty.${why}.title`),
      text: t(`websites.empty.${why}.text`),
      actions:
        (why === 'no_websites' || why === 'no_keywords') &&
        link(hrefs.websitesHref, t(`websites.empty.${why}.action`)),
    };
  }
}

/** Says that the earlier period is not known, above figures that stand without it. */
export function ComparisonFailed({ comparison }: { comparison: EarlierPeriodReading }): JSX.Element | null {
  const t = useTranslate();
  if (!comparison.error) return null;
  return (
    <QueryState
      query={comparison}
      failed={t('websites.comparison_failed')}
      forbidden={t('websites.websites_forbidden')}
      headingLevel={3}
      empty={undefined}
    />
  );
}

function link(href: string | undefined, text: string) {
  return (
    href && (
      <Link variant="button" href={href} isInApp>
        {text}
      </Link>
    )
  );
}
