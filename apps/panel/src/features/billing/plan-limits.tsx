import { useFormat } from '@pinfold/sdk';
import { useCompanyUsage, type CompanyUsage } from '@pinfold/sdk/headless/company';
import { ErrorState, Grid, ProgressBar, Row, Skeleton, Stack, Text } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';
import { TextLink } from '../session/text-link.tsx';
import { hrefForLimit } from './limit-links.ts';

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
    <Grid as="ul" role="list" min="300px" gap={8} rowGap={5}>
      {usage.data.limits.map((limit) => (
        <li key={limit.limit}>
          <Limit {...limit} />
        </li>
      ))}
    </Grid>
  );
}

function Limit({ limit, used, max }: CompanyUsage['limits'][number]) {
  const t = useText();
  const format = useFormat();
  const name = t(`limit.${limit}`);
  if (max === null)
    return (
      <Text as="div" size="s" weight="medium">
        <Row justify="between" gap={4}>
          <span>{name}</span>
          <Text tone="muted" weight="regular">
            {t('plan.unlimited', { used: format.number(used) })}
          </Text>
        </Row>
      </Text>
    );
  return (
    <Stack gap={2}>
      <ProgressBar
        label={name}
        value={Math.min(used, max)}
        maxValue={Math.max(max, 1)}
        valueLabel={t('plan.used', { used: format.number(used), max: format.number(max) })}
        tone={limitTone(used, max)}
      />
      {used > max && (
        <Text as="p" size="s" tone="bad">
          {t('plan.over')} <TextLink to={hrefForLimit(limit)}>{t('plan.make_room')}</TextLink>
        </Text>
      )}
    </Stack>
  );
}

/** How a limit is drawn: red when it is exceeded, amber from nine tenths on. */
export function limitTone(used: number, max: number): 'primary' | 'warn' | 'bad' {
  if (used > max) return 'bad';
  return used > 0 && used >= max * 0.9 ? 'warn' : 'primary';
}
