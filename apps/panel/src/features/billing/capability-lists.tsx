import type { PlanCapability } from '@pinfold/sdk';
import { planCapabilities } from '@pinfold/sdk/headless/company';
import { Card, CheckIcon, Grid, Heading, Row, Stack, Text } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';

/** What a plan contains, and what it lacks, in words. */
export function CapabilityLists({ included }: { included: readonly PlanCapability[] }) {
  const t = useText();
  const missing = planCapabilities.filter((capability) => !included.includes(capability));
  return (
    <Card title={t('plan.includes')}>
      <Stack gap={6}>
        <Grid as="ul" role="list" min="260px" gap={7} rowGap={3}>
          {planCapabilities
            .filter((capability) => included.includes(capability))
            .map((capability) => (
              <Row as="li" key={capability} align="baseline" gap={3}>
                <Text tone="good" flex="none">
                  <CheckIcon size={16} />
                </Text>
                {t(`capability.${capability}`)}
              </Row>
            ))}
        </Grid>
        {missing.length > 0 && (
          <Stack gap={4}>
            <Heading level={3} size="m" weight="semibold">
              {t('plan.missing')}
            </Heading>
            <Grid as="ul" role="list" min="260px" gap={7} rowGap={3}>
              {missing.map((capability) => (
                <Text as="li" tone="muted" padding={[0, 7]} key={capability}>
                  {t(`capability.${capability}`)}
                </Text>
              ))}
            </Grid>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
