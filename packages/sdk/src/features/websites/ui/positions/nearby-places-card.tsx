'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { isAboutPlan, useFormRefusal } from '../../../../query/form-refusal.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { usePlanLimit } from '../../../company/plan-limit.ts';
import { useSearchLocations } from '../../../company/search-locations/search-locations.ts';
import { useTownSuggestions } from '../../../company/search-locations/use-town-suggestions.ts';
import { sharedWatchAccess } from '../../../company/shared-watch-access.ts';
import { SuggestedTowns } from '../../../company/ui/places/suggested-towns.tsx';
import { PlanNotice } from '../../../company/ui/shared/plan-notice.tsx';

interface NearbyPlacesCardProps {
  /** Id of the website. */
  website: number;
  headingLevel: 2 | 3 | 4;
  /** Where its keywords are chosen. */
  websitesHref: string | undefined;
  planHref: string | undefined;
}

/** Towns of locations whose listings name the website, to be searched from too; nothing where there are none. */
export function NearbyPlacesCard({
  website,
  headingLevel,
  websitesHref,
  planHref,
}: NearbyPlacesCardProps): JSX.Element | null {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const { allowed } = usePermission(sharedWatchAccess);
  const { create, remove } = useSearchLocations({ enabled: allowed });
  const suggestions = useTownSuggestions({ create, remove }, { website, enabled: allowed });
  const limit = usePlanLimit('max_search_locations');
  if (!allowed || (suggestions.towns.length === 0 && !suggestions.last)) return null;
  const full = limit?.isReached ? t('company.limit.max_search_locations', { count: limit.max }) : undefined;
  return (
    <TitledCard part="WebsitePositions-card" title={t('websites.nearby.title')} headingLevel={headingLevel}>
      <Text as="p" tone="muted" wrap="pretty">
        {t('websites.nearby.text')}
      </Text>
      <SuggestedTowns suggestions={suggestions} reason={full} mayReject />
      <PlanNotice
        limit="max_search_locations"
        use={limit}
        refusal={messageFor(create.error)}
        isAboutPlan={isAboutPlan(create.error)}
        planHref={planHref}
      />
      {websitesHref && suggestions.last?.kind === 'added' && (
        <Link href={websitesHref} isInApp>
          {t('websites.nearby.keywords')}
        </Link>
      )}
    </TitledCard>
  );
}
