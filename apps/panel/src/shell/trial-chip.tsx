import { remainingDays, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { paths } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';
import { RouterLink } from '../routing/router-link.tsx';

export interface TrialChipProps {
  /** Shows it where the top bar has no room for it. @default false */
  isInDrawer?: boolean;
}

/** How long the free trial lasts, red under six days (product spec, section 9); leads to the choice of a plan. */
export function TrialChip({ isInDrawer = false }: TrialChipProps) {
  const t = useText();
  const plan = useCurrentCompany().data?.plan_restrictions;
  if (!plan?.is_free_trial || !plan.expires_at) return null;
  const days = remainingDays(plan.expires_at, Date.now());
  return (
    <Chip to={paths.orderDetails} data-urgent={days < 6 || undefined} data-drawer={isInDrawer || undefined}>
      {days > 0 ? t('trial', { count: days }) : t('trial.ended')}
    </Chip>
  );
}

const Chip = styled(RouterLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 28px;
  padding: 0 11px;
  border-radius: 99px;
  background: ${token('color-line-2')};
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  &[data-urgent] {
    background: ${token('color-bad-soft')};
    color: ${token('color-bad')};
  }
  @media (max-width: 640px) {
    &:not([data-drawer]) {
      display: none;
    }
  }
`;
