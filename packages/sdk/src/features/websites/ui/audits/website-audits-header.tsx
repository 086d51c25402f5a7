'use client';
import { auditStatuses } from '@pinfold/contract/features/websites/quality-audit';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { type UseAuditRequestResult, useAuditRequest } from '../../audits/use-audit-request.ts';
import type { WebsiteAuditsState } from '../../audits/use-website-audits.ts';
import { WebsiteChoice } from '../website-choice.tsx';

interface WebsiteAuditsHeaderProps {
  state: WebsiteAuditsState;
  title: ReactNode;
  headingLevel: 1 | 2;
}

/** Which website is audited, when, and the way to have it audited now. */
export function WebsiteAuditsHeader({ state, title, headingLevel }: WebsiteAuditsHeaderProps): JSX.Element {
  const t = useTranslate();
  const { website, websites, last, changeFilters } = state;
  const request = useAuditRequest(website?.id ?? 0);
  const refusal = useRequestRefusal(state, request);
  return (
    <>
      <CollectionHeader
        inset="none"
        title={title === undefined ? t('website_audits.title') : title}
        headingLevel={headingLevel}
        lead={t('website_audits.lead')}
        actions={
          website &&
          last && (
            <Button
              variant="primary"
              isPending={request.isPending}
              pendingLabel={t('website_audits.request.pending')}
              disabledReason={refusal}
              onPress={request.request}
            >
              {t('website_audits.request')}
            </Button>
          )
        }
        filters={
          websites.length > 1 && (
            <WebsiteChoice
              {...{ websites, website }}
              labelOf={(address) => t('website_audits.website', { website: address })}
              onChange={(id) => changeFilters({ website: id })}
            />
          )
        }
      />
      <RequestRefusal request={request} />
    </>
  );
}

/** Why the website cannot be audited now, as far as that is known before it is asked for. */
function useRequestRefusal(
  { last }: WebsiteAuditsState,
  { permission, nextAt }: UseAuditRequestResult,
): string | undefined {
  const t = useTranslate();
  const format = useFormat();
  if (permission.reason) return permission.reason.text;
  if (last && !last.is_configured) return t('website_audits.request.not_configured');
  if (last?.later && last.later.status < auditStatuses.done) return t('website_audits.request.under_way');
  return nextAt && t('website_audits.request.limit', { date: format.date(nextAt, 'date_time') });
}

/** Why it was not audited. */
function RequestRefusal({ request: { refusal, nextAt } }: { request: UseAuditRequestResult }) {
  const t = useTranslate();
  const format = useFormat();
  const text = nextAt
    ? t('website_audits.request.limit', { date: format.date(nextAt, 'date_time') })
    : refusal;
  if (!text) return null;
  return (
    <Banner tone="warn" role="alert">
      {text}
    </Banner>
  );
}
