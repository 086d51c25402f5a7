import { usePinfold } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Banner, CheckIcon, Grid, Heading, Link, Row, Stack, StarIcon, Surface, Text } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';

const points = ['collect', 'know', 'print', 'privacy'] as const;

/** What the Review Booster is, for companies without it; operators switch it on, so that the way to it is a letter. */
export default function BoosterPromoPage() {
  const t = useText();
  const { language } = usePinfold();
  const { data: settings } = useSettings();
  return (
    <Surface>
      <Stack gap={7} padding={[6, 7, 8]} narrow={{ padding: [5, 5, 7] }} maxInlineSize="860px">
        <Stack gap={3}>
          <Row gap={3}>
            <StarIcon size={24} />
            <Heading level={1} size="xl">
              {t('booster_promo.title')}
            </Heading>
          </Row>
          <Text as="p" tone="muted" wrap="pretty" maxInlineSize="64ch">
            {t('booster_promo.lead')}
          </Text>
        </Stack>
        <Grid min="min(100%, 280px)" gap={5}>
          {points.map((point) => (
            <Stack key={point} gap={2} padding={5} isFramed>
              <Row gap={2} align="start">
                <CheckIcon size={18} />
                <Heading level={2} size="m">
                  {t(`booster_promo.${point}`)}
                </Heading>
              </Row>
              <Text as="p" tone="muted" wrap="pretty">
                {t(`booster_promo.${point}_text`)}
              </Text>
            </Stack>
          ))}
        </Grid>
        <Banner title={t('booster_promo.fair')}>{t('booster_promo.fair_text')}</Banner>
        <Stack gap={3}>
          <Text as="p" wrap="pretty">
            {t('booster_promo.how')}
          </Text>
          {settings && (
            <Row>
              <Link variant="button" href={settings.contact[language]}>
                {t('booster_promo.contact')}
              </Link>
            </Row>
          )}
        </Stack>
      </Stack>
    </Surface>
  );
}
