import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { BillingPrice } from '../../billing.queries.ts';
import { type TierRow, tierRows } from '../../plan-price.ts';
import { useMoney } from './use-money.ts';

interface PriceTiersProps {
  price: BillingPrice;
  quantity: number;
  headingLevel: 2 | 3 | 4;
}

/** What a location costs a month, by how many there are; nothing where all cost the same. */
export function PriceTiers({ price, quantity, headingLevel }: PriceTiersProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const money = useMoney();
  const rows = tierRows(price, quantity);
  if (rows.length < 2) return null;
  const next = rows.find(({ from }) => from > quantity);
  return (
    <Stack gap={3}>
      <Heading level={headingLevel} size="m">
        {t('billing.tiers')}
      </Heading>
      <Text as="p" size="s" tone="muted">
        {t(`billing.tiers.${price.tiers_mode}`)}
      </Text>
      <Stack as="ul" role="list" lines="between">
        {rows.map((row) => (
          <Row
            as="li"
            key={row.from}
            gap={3}
            padding={[2, 0]}
            aria-current={row.isReached ? 'true' : undefined}
            wrap
          >
            <Text basis="120px" weight={row.isReached ? 'semibold' : 'regular'}>
              {rangeText(row)}
            </Text>
            {row.isReached && <Tag tone="info">{t('billing.tiers.reached')}</Tag>}
            <Text isTabular weight={row.isReached ? 'semibold' : 'regular'}>
              {money(row.amount, price.currency)}
            </Text>
          </Row>
        ))}
      </Stack>
      {next && (
        <Text as="p" size="s" tone="muted">
          {t('billing.tiers.next', {
            count: next.from - quantity,
            price: money(next.amount, price.currency),
          })}
        </Text>
      )}
    </Stack>
  );

  function rangeText({ from, upTo }: TierRow): string {
    if (upTo === null) return t('billing.tiers.open', { from: format.number(from) });
    return t('billing.tiers.range', { from: format.number(from), to: format.number(upTo) });
  }
}
