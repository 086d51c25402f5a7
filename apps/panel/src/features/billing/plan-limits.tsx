import { useFormat } from '@pinfold/sdk';
import { useCompanyUsage, type CompanyUsage } from '@pinfold/sdk/headless/company';
import { ErrorState, ProgressBar, Skeleton, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';
import { limitTone } from './limit-tone.ts';

/** Each limit of the plan with how much of it is used. */
export function PlanLimits() {
  const t = useText();
  const usage = useCompanyUsage();
  if (usage.isError && !usage.data)
    return (
      <ErrorState
        title={t('plan.limits_failed')}
        onRetry={() => void usage.refetch()}
        retryLabel={t('retry')}
        isRetrying={usage.isFetching}
      />
    );
  if (!usage.data) return <Skeleton label={t('plan.limits_loading')} lines={6} />;
  return (
    <List>
      {usage.data.limits.map((limit) => (
        <li key={limit.limit}>
          <Limit {...limit} />
        </li>
      ))}
    </List>
  );
}

function Limit({ limit, used, max }: CompanyUsage['limits'][number]) {
  const t = useText();
  const format = useFormat();
  const name = t(`limit.${limit}`);
  if (max === null)
    return (
      <Line>
        <span>{name}</span>
        <Amount>{t('plan.unlimited', { used: format.number(used) })}</Amount>
      </Line>
    );
  return (
    <>
      <ProgressBar
        label={name}
        value={Math.min(used, max)}
        maxValue={Math.max(max, 1)}
        valueLabel={t('plan.used', { used: format.number(used), max: format.number(max) })}
        tone={limitTone(used, max)}
      />
      {used > max && <Over>{t('plan.over')}</Over>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 18px 40px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-size: ${token('font-size-s')};
  font-weight: 550;
`;

const Amount = styled.span`
  color: ${token('color-ink-2')};
  font-weight: 400;
`;

const Over = styled.p`
  margin: 4px 0 0;
  color: ${token('color-bad')};
  font-size: ${token('font-size-s')};
`;
