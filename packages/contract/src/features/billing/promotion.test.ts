import { expect, test } from 'vitest';
import { campaignCode } from './promotion.ts';

test('PAY-01 a campaign has a code for the month and one for the year, and a code of another is never taken', () => {
  const campaigns = [
    {
      name: 'spring',
      codes: [
        { code: 'WIOSNA', period: 1 as const },
        { code: 'WIOSNA12', period: 2 as const },
      ],
    },
    { name: 'fair', codes: [{ code: 'TARGI', period: 1 as const }] },
  ];
  expect(campaignCode(campaigns, 'spring', 'month')).toBe('WIOSNA');
  expect(campaignCode(campaigns, 'spring', 'year')).toBe('WIOSNA12');
  expect(campaignCode(campaigns, 'fair', 'year')).toBeUndefined();
  expect(campaignCode(campaigns, null, 'month')).toBeUndefined();
});
