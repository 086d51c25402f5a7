'use client';
import { connectedChecks } from '@pinfold/contract/features/websites/social-audit';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { bandTones } from '../../../listings/ui/quality/quality-score.tsx';
import type { SocialAudit } from '../../social/social-audits.queries.ts';
import type { SocialProfilesAppearance } from './social-profiles.tsx';

interface NetworkCardProps extends Pick<SocialProfilesAppearance, 'getLocationsHref'> {
  audit: SocialAudit;
  headingLevel: 2 | 3;
}

/** The profiles in one network: their score, each check with the locations that do not pass, and the links. */
export function NetworkCard({ audit, headingLevel, getLocationsHref }: NetworkCardProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { name, score, band, checks, links } = audit;
  const isConnectedOnly = (check: Check) =>
    check.share === null && connectedChecks.some((one) => one === check.check);
  const unknown = checks
    .filter(isConnectedOnly)
    .map(({ check }) => t(`website_audits.social.check.${check}`));
  return (
    <TitledCard
      part="SocialProfiles-card"
      title={name}
      headingLevel={headingLevel}
      tools={
        <Row gap={3}>
          <Text weight="semibold" isTabular>
            {t('website_audits.of_hundred', { score: Math.round(score) })}
          </Text>
          <Tag tone={bandTones[band]}>{t(`website_audits.band.${band}`)}</Tag>
        </Row>
      }
      note={unknown.length > 0 && t('website_audits.social.connected_only', { checks: format.list(unknown) })}
    >
      <DataList label={t('website_audits.social.check')}>
        {checks
          .filter((check) => !isConnectedOnly(check))
          .map((check) => (
            <CheckRow key={check.check} {...{ check, network: name, getLocationsHref }} />
          ))}
      </DataList>
      {links.length > 0 && (
        <Stack gap={2}>
          <Text as="div" size="s" tone="muted" weight="medium">
            {t('website_audits.social.links')}
          </Text>
          <List gap={2}>
            {links.map(({ url, locations }) => (
              <Row as="li" key={url} gap={3} rowGap={1} wrap>
                <NamedLink url={url} />
                <Text size="s" tone="subtle">
                  {t('common.locations', { count: locations })}
                </Text>
              </Row>
            ))}
          </List>
        </Stack>
      )}
    </TitledCard>
  );
}

type Check = SocialAudit['checks'][number];

interface CheckRowProps extends Pick<NetworkCardProps, 'getLocationsHref'> {
  check: Check;
  network: string;
}

function CheckRow({ check, network, getLocationsHref }: CheckRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { share, failing, failing_count: count } = check;
  const name = t(`website_audits.social.check.${check.check}`);
  const locations = t('common.locations', { count });
  // A link that leads to some of them does not promise all.
  const led =
    failing.length < count
      ? t('website_audits.social.first', { shown: format.number(failing.length), all: format.number(count) })
      : locations;
  return (
    <DataRow
      title={name}
      details={
        share === null ? (
          <Text tone="subtle">{t('website_audits.social.not_known')}</Text>
        ) : (
          <Text isTabular>
            {/* Rounded down, so that only all of them are 100 %. */}
            {format.number(Math.floor(share * 100) / 100, { style: 'percent' })}
          </Text>
        )
      }
      actions={
        count > 0 && (
          <Row gap={2}>
            <Text size="s" tone="muted">
              {t('website_audits.social.failing')}:
            </Text>
            {getLocationsHref ? (
              <Link
                href={getLocationsHref(failing)}
                isInApp
                aria-label={t('website_audits.social.locations_of', { locations: led, check: name, network })}
              >
                {led}
              </Link>
            ) : (
              <Text size="s">{locations}</Text>
            )}
          </Row>
        )
      }
      basis="180px"
    />
  );
}

/** A link as listings name it: what is no address of a website is only written. */
function NamedLink({ url }: { url: string }): JSX.Element {
  if (!/^https?:\/\//i.test(url)) return <Text wrap="anywhere">{url}</Text>;
  return (
    <Text wrap="anywhere">
      <Link href={url} target="_blank" rel="noreferrer">
        {url}
      </Link>
    </Text>
  );
}
