import { useFormat } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { paths, withQuery } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { TextLink } from '../session/text-link.tsx';

/** The pages about what others change, side by side. */
export function ChangesTabs() {
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
export function ChangesLead() {
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
      {isOld && ` ${t('changes.oldest', { age: format.age(oldest) })}`}
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
