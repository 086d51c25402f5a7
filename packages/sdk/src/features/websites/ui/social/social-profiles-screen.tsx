'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { LinkIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { levelBelow, Text } from '../../../../ui/layout/text.tsx';
import { bandTones } from '../../../listings/ui/quality/quality-score.tsx';
import type { SocialAudits } from '../../social/social-audits.queries.ts';
import { useSocialAudits } from '../../social/use-social-audits.ts';
import { NetworkCard } from './network-card.tsx';
import type { SocialProfilesAppearance } from './social-profiles.tsx';

/** Everything inside the screen of social profiles: one card for each network, or why there is none. */
export function SocialProfilesScreen({
  title,
  headingLevel = 2,
  getLocationsHref,
}: SocialProfilesAppearance): JSX.Element {
  const t = useTranslate();
  const query = useSocialAudits();
  const { data } = query;
  return (
    <Screen part="SocialProfiles" height="flow" inset="page">
      <PageHeader
        title={title === undefined ? t('website_audits.social.title') : title}
        headingLevel={headingLevel}
        size={headingLevel === 1 ? 'xl' : 'l'}
        lead={t('website_audits.social.lead')}
        actions={data && <OverallScore audits={data} />}
      />
      {data && data.audits.length > 0 ? (
        data.audits.map((audit) => (
          <NetworkCard
            key={audit.network}
            audit={audit}
            headingLevel={levelBelow[headingLevel]}
            getLocationsHref={getLocationsHref}
          />
        ))
      ) : (
        <QueryState
          query={query}
          failed={t('website_audits.social.failed')}
          forbidden={t('website_audits.social.forbidden')}
          loading={{ blocks: 4 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            data && {
              icon: <LinkIcon size={24} />,
              title: t('website_audits.social.empty.title'),
              text: t('website_audits.social.empty.text'),
            }
          }
        />
      )}
    </Screen>
  );
}

/** The mean of all networks; nothing where no listing names a profile. */
function OverallScore({ audits: { score, band } }: { audits: SocialAudits }): JSX.Element | null {
  const t = useTranslate();
  if (score === null || band === null) return null;
  return (
    <Row gap={3}>
      <Text weight="semibold">{t('website_audits.overall', { score: Math.round(score) })}</Text>
      <Tag tone={bandTones[band]}>{t(`website_audits.band.${band}`)}</Tag>
    </Row>
  );
}
