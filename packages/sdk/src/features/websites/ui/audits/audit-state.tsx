'use client';
import {
  auditStaleDays,
  auditStatuses,
  isAuditCurrent,
} from '@pinfold/contract/features/websites/quality-audit';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type EmptyContent, QueryState } from '../../../../patterns/query-state.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ChartIcon } from '../../../../ui/icons/place-icons.tsx';
import type { LastQualityAudit, QualityAudit, QualityAuditDetails } from '../../audits/audits.queries.ts';
import type { WebsiteAuditsState } from '../../audits/use-website-audits.ts';
import type { Website } from '../../../company/websites/websites.ts';

interface AuditEmptyProps {
  state: WebsiteAuditsState;
  websitesHref: string | undefined;
  headingLevel: 2 | 3;
}

/** Why there is no audit to show: on its way, failed, switched off, never made, or no website. */
export function AuditEmpty({ state, websitesHref, headingLevel }: AuditEmptyProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { emptiness, last } = state;
  const contentOf = (): EmptyContent | undefined => {
    if (!emptiness) return undefined;
    const next = emptiness === 'waiting' ? last?.later?.due_at : emptiness === 'failed' && last?.next_at;
    const problem = emptiness === 'failed' && last?.later?.problem?.detail;
    return {
      icon: <ChartIcon size={24} />,
      title: t(`website_audits.empty.${emptiness}.title`),
      text: [
        problem,
        t(`website_audits.empty.${emptiness}.text`),
        next && isAhead(next) && t('website_audits.next_try', { date: format.date(next, 'date_time') }),
      ]
        .filter(Boolean)
        .join(' '),
      actions: emptiness === 'no_website' && websitesHref && (
        <Link href={websitesHref} isInApp variant="button">
          {t('website_audits.empty.no_website.link')}
        </Link>
      ),
    };
  };
  return (
    <QueryState
      query={state}
      failed={t('website_audits.failed')}
      forbidden={t('website_audits.forbidden')}
      loading={{ blocks: 6 }}
      headingLevel={headingLevel}
      empty={contentOf()}
    />
  );
}

interface AuditRemarksProps {
  last: LastQualityAudit;
  audit: QualityAuditDetails;
  website: Website;
}

/** What to know before reading an audit: a later one, its age, where the address led, and what the auditor remarks. */
export function AuditRemarks({ last, audit, website }: AuditRemarksProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const measuredAt = audit.measured_at ?? audit.created_at;
  const led = audit.final_url && !isSamePage(audit.final_url, website.url) ? audit.final_url : undefined;
  return (
    <>
      {last.later && <LaterAudit later={last.later} nextAt={last.next_at} />}
      {!last.is_configured && (
        <Banner tone="warn" title={t('website_audits.off.title')}>
          {t('website_audits.off.text')}
        </Banner>
      )}
      {!isAuditCurrent(new Date(measuredAt), new Date()) && (
        <Banner tone="warn" title={t('website_audits.stale.title')}>
          {t('website_audits.stale.text', { date: format.date(measuredAt), days: auditStaleDays })}
        </Banner>
      )}
      {led && (
        <Banner>
          {t('website_audits.led_elsewhere')} <Link href={led}>{led}</Link>
        </Banner>
      )}
      {audit.warnings.length > 0 && (
        <Banner tone="warn" title={t('website_audits.warnings')}>
          <List gap={1}>
            {audit.warnings.map((warning) => (
              <li key={warning}>
                <Text wrap="anywhere">{warning}</Text>
              </li>
            ))}
          </List>
        </Banner>
      )}
    </>
  );
}

interface LaterAuditProps {
  later: QualityAudit;
  nextAt: string | null;
}

/** What has become of an audit that began after the one that is shown. */
function LaterAudit({ later, nextAt }: LaterAuditProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  if (later.status === auditStatuses.failed)
    return (
      <Banner
        tone="warn"
        role="status"
        title={t('website_audits.later.failed', { date: format.date(later.created_at, 'date_time') })}
      >
        {[
          later.problem?.detail,
          t('website_audits.later.failed_text'),
          nextAt &&
            isAhead(nextAt) &&
            t('website_audits.next_try', { date: format.date(nextAt, 'date_time') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    );
  const { due_at: dueAt } = later;
  const isPostponed = dueAt !== null && new Date(dueAt).getTime() > Date.now() + 60_000;
  const state = later.status === auditStatuses.inProgress ? 'running' : isPostponed ? 'waiting' : 'queued';
  return (
    <Banner
      role="status"
      title={t(`website_audits.later.${state}`, { date: dueAt ? format.date(dueAt, 'date_time') : '' })}
    >
      {t(`website_audits.later.${state}_text`)}
    </Banner>
  );
}

/** Only a moment that is still to come says anything of a try. */
function isAhead(moment: string): boolean {
  return new Date(moment) > new Date();
}

/** Whether two addresses are of one page: `www`, the scheme and a slash at the end make no difference. */
function isSamePage(one: string, other: string): boolean {
  const plain = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}
