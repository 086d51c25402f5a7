import { expect, test } from 'vitest';
import { sampleListing } from '@pinfold/contract/features/listings/testing/sample-listing';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { listingColumns, listingFieldsOf } from './listing-fields.ts';
import { locations } from './listings.table.ts';

test('LST-03 LST-04 whatever a listing says is kept, and read back as it was', async () => {
  const { make, services } = await startTestApi();
  const companyId = await make.company();
  const listing = sampleListing({
    street: "Al. 'Niepodległości'\nZłote Tarasy",
    labels: ['pies, kot', '{"x"}', ''],
    phone_number_2: '+48 500 100 200',
    special_hours: [
      { start_date: '2026-12-25', end_date: '2026-12-25', closed: true, open_time: null, close_time: null },
    ],
  });
  await make.location(companyId, listingColumns(listing));
  const [row] = await services.database.queries.select().from(locations);
  expect(row && listingFieldsOf(row)).toEqual(listing);
  expect(row?.addressLine).toBe("Al. 'Niepodległości' 12A, Złote Tarasy");
});
