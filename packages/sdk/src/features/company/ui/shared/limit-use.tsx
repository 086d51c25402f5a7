'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { LimitUse as Use } from '../../plan-limit.ts';

/** How much of the plan is used, such as "3 z 5"; nothing where the plan sets no limit. */
export function LimitUse({ use }: { use: Use | undefined }): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  if (!use) return null;
  const values = { used: format.number(use.used), max: format.number(use.max) };
  return (
    <Used data-reached={use.isReached || undefined}>
      <span aria-hidden>{t('company.used', values)}</span>
      <VisuallyHidden>{t('company.used_label', values)}</VisuallyHidden>
    </Used>
  );
}

const Used = styled.span.withConfig(innerClass('CompanyData-used'))`
  position: relative;
  flex: none;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
  &:where([data-reached]) {
    color: var(--pf-warn);
    font-weight: 600;
  }
`;
