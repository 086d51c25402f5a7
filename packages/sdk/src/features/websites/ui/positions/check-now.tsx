'use client';
import { maxChecksPerDay } from '@pinfold/contract/features/websites/organic-rank';
import type { JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { WebsiteCheckState } from '../../positions/use-website-check.ts';

interface CheckButtonProps {
  checking: WebsiteCheckState;
  hasKeywords: boolean;
}

/** Has the website looked up at once. */
export function CheckButton({ checking, hasKeywords }: CheckButtonProps): JSX.Element {
  const t = useTranslate();
  const { permission, check, isPending } = checking;
  const reason = permission.reason?.text ?? (hasKeywords ? undefined : t('websites.check.no_keywords'));
  return (
    <Button
      onPress={check}
      isPending={isPending}
      pendingLabel={t('websites.check.pending')}
      disabledReason={reason}
    >
      {t('websites.check.action')}
    </Button>
  );
}

/** What the last check has ordered, or why it was refused. */
export function CheckOutcome({ checking }: { checking: WebsiteCheckState }): JSX.Element | null {
  const t = useTranslate();
  const refusal = useRefusalText(checking);
  const { ordered } = checking;
  if (refusal)
    return (
      <Banner tone="warn" role="alert" title={t('websites.check.refused')}>
        {refusal}
      </Banner>
    );
  if (ordered === undefined) return null;
  return (
    <Banner tone="good" role="status">
      {ordered === 0 ? t('websites.check.nothing_ordered') : t('websites.check.ordered', { count: ordered })}
    </Banner>
  );
}

function useRefusalText({ error, againAt }: WebsiteCheckState): string | undefined {
  const t = useTranslate();
  const format = useFormat();
  if (!error) return undefined;
  const most = format.number(maxChecksPerDay);
  if (error.code === 'provider_not_configured') return t('websites.check.not_configured');
  if (error.code !== 'too_many_attempts') return failureText(error, t);
  return againAt
    ? t('websites.check.too_often', { most, date: format.date(againAt, 'date_time') })
    : t('websites.check.too_often_today', { most });
}
