'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { isAboutPlan, useFormRefusal } from '../../../../query/form-refusal.ts';
import type { PartName } from '../../../../theme/parts.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { usePlanLimit } from '../../plan-limit.ts';
import {
  type SuggestedLocationsQuestion,
  useSearchLocations,
} from '../../search-locations/search-locations.ts';
import { useTownSuggestions } from '../../search-locations/use-town-suggestions.ts';
import { sharedWatchAccess } from '../../shared-watch-access.ts';
import { PlanNotice } from '../shared/plan-notice.tsx';
import { SuggestedTowns } from './suggested-towns.tsx';

interface SuggestedPlacesCardProps {
  part: PartName;
  title: string;
  text: string;
  headingLevel: 2 | 3 | 4;
  /** Whose towns are suggested. */
  of: SuggestedLocationsQuestion;
  /** Where keywords are chosen for the added place. */
  websitesHref: string | undefined;
  planHref: string | undefined;
}

/**
 * Towns of some locations, to be searched from too; nothing where there are none, or for who may not add one. What is
 * done can be undone until the card goes, so give it a key for what it is about.
 */
export function SuggestedPlacesCard({
  part,
  title,
  text,
  headingLevel,
  of,
  websitesHref,
  planHref,
}: SuggestedPlacesCardProps): JSX.Element | null {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const { allowed } = usePermission(sharedWatchAccess);
  const { create, remove } = useSearchLocations({ enabled: allowed });
  const suggestions = useTownSuggestions({ create, remove }, { ...of, enabled: allowed });
  const limit = usePlanLimit('max_search_locations');
  if (!allowed || (suggestions.towns.length === 0 && !suggestions.last)) return null;
  const full = limit?.isReached ? t('company.limit.max_search_locations', { count: limit.max }) : undefined;
  return (
    <TitledCard part={part} title={title} headingLevel={headingLevel}>
      <Text as="p" tone="muted" wrap="pretty">
        {text}
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
          {t('company.places.choose_keywords')}
        </Link>
      )}
    </TitledCard>
  );
}
