import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getInvoiceData,
  replaceInvoiceData,
} from '@pinfold/contract/features/billing/invoice-data.endpoints';
import { listen } from '../../../testing/clients/live-stream.ts';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { requireSelling } from '../require-selling.ts';
import { billingCustomers } from './billing-customers.table.ts';
import { syncTaxNumber } from './invoice-data.service.ts';
import { ensureStripeCustomer, openStripeCustomer } from './stripe-customer.ts';

const polish = {
  tax_id: '999-100-10-10',
  company_name: 'Lipa sp. z o.o.',
  street: 'Józefa',
  house_number: '9/3',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  email: 'faktury@lipa.test',
};
const german = { ...polish, tax_id: '123 456 789', country: 'DE', city: 'Berlin', postal_code: '10115' };

async function start(config: Record<string, string> = {}) {
  const api = await startTestApi({ now: new Date('2031-03-01T12:00:00Z'), config });
  const companyId = await api.make.company({
    name: 'Kawiarnia Lipa',
    taxNumber: '9991001010',
    country: 'US',
  });
  return { ...api, companyId, as: await api.make.member(companyId, { type: memberTypes.owner }) };
}

async function customerOf({ services }: Pick<TestApi, 'services'>, companyId: number) {
  const id = await ensureStripeCustomer(services, companyId);
  return requireSelling(services).ask(async (client) => {
    const customer = await client.customers.retrieve(id);
    if (customer.deleted) throw new Error('the customer is gone');
    const numbers = await client.customers.listTaxIds(id);
    const { name, tax_exempt, address } = customer;
    return { name, tax_exempt, city: address?.city, numbers: numbers.data.map(({ value }) => value) };
  });
}

test('PAY-01 invoice data begins with the company’s own, and a number out of the register is verified', async () => {
  const { ok, services, clock, companyId, as } = await start();
  expect(await ok(getInvoiceData, { as })).toMatchObject({
    tax_id: '9991001010',
    tax_status: 'none',
    company_name: 'Kawiarnia Lipa',
    country: 'PL',
  });
  const saved = { ...polish, tax_id: '9991001010', tax_status: 'verified' };
  expect(await ok(replaceInvoiceData, { as, body: polish })).toEqual(saved);
  expect(await ok(getInvoiceData, { as })).toEqual(saved);
  const customer = { name: 'Lipa sp. z o.o.', tax_exempt: 'none', city: 'Kraków', numbers: ['9991001010'] };
  expect(await customerOf({ services }, companyId)).toEqual(customer);
  const checkedAt = async () =>
    (await services.database.queries.select().from(billingCustomers))[0]?.taxCheckedAt;
  const before = await checkedAt();
  clock.advance(60);
  await ok(replaceInvoiceData, { as, body: { ...polish, company_name: 'Lipa S.A.' } });
  expect(await checkedAt()).toEqual(before);
  expect(await customerOf({ services }, companyId)).toEqual({ ...customer, name: 'Lipa S.A.' });
});

test('PAY-01 a number elsewhere in the EU is asked of VIES, and takes the tax off once it is verified', async () => {
  const api = await start();
  const { ok, services, clock, companyId, as } = api;
  const saved = await ok(replaceInvoiceData, { as, body: german });
  expect(saved).toMatchObject({ tax_id: 'DE123456789', tax_status: 'pending' });
  expect(await customerOf({ services }, companyId)).toMatchObject({ tax_exempt: 'none' });
  clock.advance(60);
  const next = await listen(api, as);
  await syncTaxNumber(services, companyId);
  expect(await next()).toEqual({ topic: 'billing', ids: [] });
  expect((await ok(getInvoiceData, { as })).tax_status).toBe('verified');
  const customer = { tax_exempt: 'reverse', numbers: ['DE123456789'] };
  expect(await customerOf({ services }, companyId)).toMatchObject(customer);
  // Back in Poland the tax is due, and no invoice shows the German number.
  await ok(replaceInvoiceData, { as, body: polish });
  expect(await customerOf({ services }, companyId)).toMatchObject({
    tax_exempt: 'none',
    numbers: ['9991001010'],
  });
});

test('PAY-01 a tax that Stripe could not be told to take off is taken off by the next sync', async () => {
  const { ok, script, services, clock, companyId, as } = await start();
  await ok(replaceInvoiceData, { as, body: german });
  const id = await ensureStripeCustomer(services, companyId);
  clock.advance(60);
  await script('POST', '/faults', {
    method: 'POST',
    path: `/stripe/v1/customers/${id}`,
    status: 500,
    times: 1,
  });
  await expect(syncTaxNumber(services, companyId)).rejects.toThrow('500');
  await syncTaxNumber(services, companyId);
  const customer = await requireSelling(services).ask((client) => client.customers.retrieve(id));
  expect(customer).toMatchObject({ tax_exempt: 'reverse' });
});

test('PAY-02 an error of Stripe, which it repeats for a day, keeps nobody from becoming a customer', async () => {
  const { services, script, companyId } = await start();
  await script('POST', '/faults', { method: 'POST', path: '/stripe/v1/customers', status: 500, times: 1 });
  const id = await openStripeCustomer(services, companyId);
  expect(await openStripeCustomer(services, companyId)).toBe(id);
});

test.each([
  ['a Polish number with a wrong digit', { tax_id: '9991001011' }, 'tax_number_invalid'],
  ['a German number that is too short', { tax_id: '1234', country: 'DE' }, 'tax_number_invalid'],
])('PAY-01 %s is refused and nothing is saved', async (_what, change, code) => {
  const { request, ok, as } = await start();
  const { problem } = await request(replaceInvoiceData, { as, body: { ...polish, ...change } });
  expect(problem).toMatchObject({ code, status: 400, errors: [{ path: 'body.tax_id' }] });
  expect((await ok(getInvoiceData, { as })).tax_status).toBe('none');
});

test('PAY-01 while the register is silent or knows nobody, what the buyer says is taken', async () => {
  const { ok, script, as } = await start();
  const exempt = { ...polish, tax_id: '1111111111' };
  expect((await ok(replaceInvoiceData, { as, body: exempt })).tax_status).toBe('unavailable');
  await script('POST', '/faults', { path: '/vat-register/*', status: 500 });
  expect((await ok(replaceInvoiceData, { as, body: polish })).tax_status).toBe('unavailable');
});

test('PAY-04 where nothing is sold there is no invoice data', async () => {
  const { request, as } = await start({ PINFOLD_BILLING: 'off' });
  expect((await request(getInvoiceData, { as })).problem?.code).toBe('not_found');
  expect((await request(replaceInvoiceData, { as, body: polish })).problem?.code).toBe('not_found');
});
