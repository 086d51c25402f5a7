import { useFormat } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import type { ReactNode } from 'react';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { hrefTo, paths, withQuery } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { TextLink } from '../session/text-link.tsx';

interface ChangesFrameProps {
  /** Buttons at the end of the title's row. */
  actions?: ReactNode;
  /** The content has the rest of the height and scrolls by itself. @default false */
  isFilled?: boolean;
  children: ReactNode;
}

/** A page about what others change in all locations: the same head, one of the tabs. */
export function ChangesFrame({ children, ...frame }: ChangesFrameProps) {
  const t = useText();
  return (
    <TabbedPage title={t('nav.external_changes')} lead={<ChangesLead />} tabs={<ChangesTabs />} {...frame}>
      {children}
    </TabbedPage>
  );
}

/** Returns where a location is edited. */
export function getLocationHref({ id }: { id: number }): string {
  return hrefTo(paths.listingDetails, { id });
}

/** The pages about what others change, side by side. */
function ChangesTabs() {
  const t = useText();
  return (
    <PageTabs
      label={t('changes.tabs')}
      tabs={[
        { path: paths.externalChangeList, label: t('nav.external_changes_list') },
        { path: paths.externalChangeProtection, label: t('nav.external_changes_protect') },
        { path: paths.externalChangeHistory, label: t('nav.external_changes_history') },
      ]}
    />
  );
}

/** How much waits for a decision and since when, and what needs a person most. */
function ChangesLead() {
  const t = useText();
  const format = useFormat();
  const { data: stats } = useExternalChangeStats();
  if (!stats) return <>&nbsp;</>;
  const { pending, facilities_count: locations, oldest_detected_at: oldest, failed, escalated } = stats;
  const isOld = oldest !== null && Date.now() - Date.parse(oldest) >= minute;
  return (
    <>
      <span role="status">
        {pending === 0
          ? t('changes.nothing_waits')
          : t('changes.waiting', {
              count: pending,
              where: t('changes.in_locations', { count: locations }),
            })}
      </span>
      {isOld && <span>{` ${t('changes.oldest', { age: format.age(oldest) })}`}</span>}
      {failed > 0 && (
        <>
          {' '}
          <TextLink to={withQuery(paths.externalChangeList, { has_failed: 'true' })}>
            {t('changes.failed', { count: failed })}
          </TextLink>
        </>
      )}
      {escalated > 0 && (
        <>
          {' '}
          <TextLink to={withQuery(paths.externalChangeList, { is_escalated: 'true' })}>
            {t('changes.escalated', { count: escalated })}
          </TextLink>
        </>
      )}
    </>
  );
}

const minute = 60_000;
