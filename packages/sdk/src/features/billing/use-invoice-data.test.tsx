// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useInvoiceDataForm } from './use-invoice-data.ts';
import { usePricePreview } from './use-price-preview.ts';

async function open(client = createTestClient()) {
  const onSaved = vi.fn();
  const { result } = renderHookInPinfold(() => useInvoiceDataForm({ onSaved }), { client });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { result, onSaved, form: result.current.form };
}

test('PAY-04 the whole data is saved without loose spaces, and a number of another country is asked about', async () => {
  const { result, onSaved, form } = await open();
  act(() => form.setValues({ country: 'DE', tax_id: 'de 123 456 789', city: ' Berlin ' }));
  act(() => form.save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(result.current.saved).toMatchObject({
    tax_id: 'DE123456789',
    tax_status: 'pending',
    city: 'Berlin',
    company_name: 'Kawiarnia Lipa sp. z o.o.',
  });
});

test('PAY-04 a number that VIES does not know is refused at its field, until it is another one', async () => {
  const client = createTestClient({ failures: { replaceInvoiceData: 'tax_number_unverified' } });
  const { onSaved, form } = await open(client);
  act(() => form.save());
  await waitFor(() => expect(form.getState().refused.tax_id).toMatch(/VIES/));
  expect(form.getState().error).toBeNull();
  act(() => form.set('tax_id', '1234563218'));
  expect(form.getState().refused.tax_id).toBeUndefined();
  expect(onSaved).not.toHaveBeenCalled();
});

test('PAY-04 the data is saved without a callback too', async () => {
  const { result } = renderHookInPinfold(() => useInvoiceDataForm());
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const { form } = result.current;
  act(() => form.set('city', 'Wieliczka'));
  act(() => form.save());
  await waitFor(() => expect(result.current.saved?.city).toBe('Wieliczka'));
});

test('PAY-01 what an order costs is asked again once the buyer is another one', async () => {
  const client = createTestClient();
  const basket = {
    currency: 'pln',
    items: [{ price: 'standard_month_pln', quantity: 60 }],
    promotion_code: null,
  };
  const { result } = renderHookInPinfold(
    () => ({ ...useInvoiceDataForm(), preview: usePricePreview(basket) }),
    { client },
  );
  await waitFor(() => expect(result.current.preview.data && !result.current.isPending).toBe(true));
  const asked = () => client.server.calls.filter(({ operation }) => operation === 'previewPrice').length;
  expect(asked()).toBe(1);
  act(() => result.current.form.save());
  await waitFor(() => expect(asked()).toBe(2));
});
