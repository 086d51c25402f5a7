import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExampleBilling, type ExampleBillingProps, onTrial } from '../stories/example-billing.tsx';
import { PlanPicker, type PlanPickerProps } from './plan-picker.tsx';

const meta = {
  component: PlanPicker,
  parameters: { layout: 'edge' },
  args: { onContinue: fn(), prepare: onTrial, hrefForLimit: (limit) => `/limits?limit=${limit}` },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleBilling
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PlanPicker {...args} />
    </ExampleBilling>
  ),
} satisfies Meta<ExampleBillingProps & PlanPickerProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  name: 'PAY-01 what is chosen is priced, remembered and handed on',
  args: { defaultChoice: { plan: 'standard', quantity: 59 } },
  play: async ({ canvas, args }) => {
    const quantity = await canvas.findByRole('textbox', { name: 'Liczba lokalizacji' });
    quantity.focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Co rok' }));
    await expect(canvas.getByText(/Zakup kończy okres próbny/)).toBeVisible();
    const summary = canvas.getByRole('group', { name: 'Podsumowanie' });
    await waitFor(() => expect(within(summary).getAllByText(/47\s?847,00/)).toHaveLength(2));
    await userEvent.click(within(summary).getByRole('button', { name: 'Dalej' }));
    await waitFor(() =>
      expect(args.onContinue).toHaveBeenCalledWith({ plan: 'standard', quantity: 60, interval: 'year' }),
    );
    await expect(server().data.billing.initialPlan).toMatchObject({
      price: 'standard_year_pln',
      quantity: 60,
    });
  },
};

export const Code: Story = {
  name: 'PAY-01 a code is applied by Enter, refused beside the field, and removed; focus stays',
  args: { defaultChoice: { plan: 'standard', quantity: 60 } },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Kod promocyjny' });
    await userEvent.type(field, 'ZLY{Enter}');
    await canvas.findByText(/Ten kod nie działa/);
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej' }));
    await expect(field).toHaveFocus();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'KAWA10{Enter}');
    await canvas.findByText(/Kod działa/);
    await canvas.findByText('Rabat (już odliczony)');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń kod' }));
    await waitFor(() => expect(canvas.queryByText('Rabat (już odliczony)')).toBeNull());
  },
};

export const Overages: Story = {
  name: 'PAY-03 what is too much for a smaller plan blocks, each with a link',
  args: { prepare: () => {}, defaultChoice: { plan: 'start' } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Najpierw zrób miejsce w mniejszym planie');
    await expect(canvas.getAllByRole('link', { name: /^Zrób miejsce: / })[0]).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Kod promocyjny' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej' }));
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const NoChange: Story = {
  name: 'PAY-01 the plan that one has is marked, and no sum is said to be due for it',
  args: { prepare: () => {} },
  play: async ({ canvas }) => {
    await canvas.findByText(/Następny okres zaczyna się/);
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription(/^Twój plan/);
    await expect(canvas.queryByText('Do zapłaty teraz')).toBeNull();
  },
};
export const Upgrade: Story = { args: { prepare: () => {}, defaultChoice: { quantity: 70 } } };
export const Downgrade: Story = { args: { prepare: () => {}, defaultChoice: { quantity: 50 } } };
export const ProviderDown: Story = { args: { api: { failures: { previewPrice: 'provider_unavailable' } } } };
export const NothingSold: Story = { args: { prepare: ({ billing }) => (billing.plans = []) } };
export const Failed: Story = { args: { api: { failures: { listPlans: 'internal_error' } } } };
export const Loading: Story = { args: { api: { failures: { listPlans: 'hang' } } } };
export const Forbidden: Story = { args: { api: { data: { memberType: 3, permissions: [] } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };

export const Phone: Story = {
  name: 'PAY-01 on a phone nothing is wider than the screen',
  args: { width: 375 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Do zapłaty teraz');
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
