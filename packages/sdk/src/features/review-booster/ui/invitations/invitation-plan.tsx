'use client';
import { invitationOutcomes } from '@pinfold/contract/features/review-booster/booster-invitation';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Fact } from '../../../../patterns/fact.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BoosterInvitationPlan } from '../../booster.queries.ts';
import { typedAddresses, type InvitationValues } from '../../invitations/invitation-values.ts';

interface InvitationPlanProps {
  plan: BoosterInvitationPlan;
  values: InvitationValues;
}

/** How many refused lines come at a time. */
const step = 50;

/** What becomes of the list: how many by outcome, when the last one goes, and each line that is left out with its reason. */
export function InvitationPlan({ plan, values }: InvitationPlanProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [shownCount, setShownCount] = useState(step);
  const { counts, last_send_at: last } = plan;
  const refused = plan.rows.filter(({ outcome }) => outcome !== 'will_be_sent');
  const addresses = values.source === 'typed' ? typedAddresses(values.typed) : [];
  return (
    <Stack gap={5}>
      {counts.will_be_sent === 0 && (
        <Banner tone="warn" role="status">
          {t('review_booster.invitations.none_sent')}
        </Banner>
      )}
      <Grid as="dl" columns="auto 1fr" gap={3}>
        {invitationOutcomes
          .filter((outcome) => counts[outcome] > 0 || outcome === 'will_be_sent')
          .map((outcome) => (
            <Fact key={outcome} name={t(`review_booster.invitations.outcome.${outcome}`)} isTabular>
              {format.number(counts[outcome])}
            </Fact>
          ))}
        {last && (
          <Fact name={t('review_booster.invitations.last_send')}>{format.date(last, 'date_time')}</Fact>
        )}
      </Grid>
      {refused.length > 0 && (
        <Stack gap={3}>
          <Text as="p" weight="medium">
            {t('review_booster.invitations.refused', { count: refused.length })}
          </Text>
          <List gap={2} aria-label={t('review_booster.invitations.refused', { count: refused.length })}>
            {refused.slice(0, shownCount).map(({ line, outcome }) => (
              <li key={line}>
                <Text size="s" wrap="anywhere">
                  {addresses[line - 1] ?? t('review_booster.invitations.line', { line })}:{' '}
                  {t(`review_booster.invitations.reason.${outcome}`)}
                </Text>
              </li>
            ))}
          </List>
          {refused.length > shownCount && (
            <Row>
              <Button size="s" onPress={() => setShownCount(shownCount + step)}>
                {t('review_booster.links.more')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Stack>
  );
}
