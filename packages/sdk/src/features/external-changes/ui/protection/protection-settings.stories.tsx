import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleChanges, type ExampleChangesProps } from '../stories/example-changes.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ProtectionSettings, type ProtectionSettingsProps } from './protection-settings.tsx';

const owner = { memberType: memberTypes.owner, externalChangeCount: 450, locationCount: 60 };

const meta = {
  component: ProtectionSettings,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, onSaved: fn() },
  render: ({ api, width, ...args }, { globals }) => (
    <ExampleChanges
      {...{ api, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <ProtectionSettings {...args} />
    </ExampleChanges>
  ),
} satisfies Meta<ExampleChangesProps & ProtectionSettingsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rehearsed: Story = {
  name: 'BEY-04 EXT-03 each tick says what protection would have rejected, and automatic asks before it is saved',
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const words = async () => (await canvas.findByText(/W ostatnich 90 dniach odrzuciłaby/)).textContent;
    const before = await words();
    const contact = within(await canvas.findByRole('group', { name: 'Kontakt' }));
    await userEvent.click(contact.getByRole('checkbox', { name: 'Kontakt' }));
    await waitFor(async () => expect(await words()).not.toBe(before));
    await expect(contact.getByRole('checkbox', { name: 'Telefon' })).not.toBeChecked();
    await userEvent.click(contact.getByRole('checkbox', { name: 'Telefon' }));
    await expect(contact.getByRole('checkbox', { name: 'Kontakt' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('switch', { name: /Odrzucaj zmiany chronionych pól/ }));
    await expect(server().data.protection.updated_at).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    const question = await page.findByRole('alertdialog', { name: 'Włączyć automatyczne odrzucanie?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Włącz i zapisz' }));
    await expect(await canvas.findByText('Zapisano ustawienia ochrony')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledOnce();
    const { is_automatic, fields } = server().data.protection;
    await expect(is_automatic).toBe(true);
    await expect(fields).not.toContain('website');
    await expect(fields).toContain('phone_number');
  },
};

export const Groups: Story = {
  name: 'EXT-03 a group gets a list of its own, which begins as that of the company',
  args: {
    api: {
      data: {
        ...owner,
        protection: {
          groups: [{ id: 2, name: 'Przy dworcu', facilities_count: 2, fields: ['name', 'labels'] }],
          updated_at: '2026-11-20T10:00:00.000Z',
          updated_by: 'Anna Nowak',
        },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Dodaj grupę' }));
    await userEvent.click(await page.findByRole('option', { name: /Kawiarnie z ogródkiem/ }));
    await expect(
      await canvas.findByRole('button', { name: 'Ukryj pola grupy Kawiarnie z ogródkiem' }),
    ).toBeVisible();
    const list = within(canvas.getByRole('list'));
    await userEvent.click(list.getByRole('checkbox', { name: 'Nazwa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń własną listę grupy Przy dworcu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByText('Zapisano ustawienia ochrony')).toBeVisible();
    const { groups } = server().data.protection;
    await expect(groups.map(({ id }) => id)).toEqual([1]);
    await expect(groups[0]?.fields).not.toContain('name');
    await expect(groups[0]?.fields).toContain('website');
  },
};

export const Conflicting: Story = {
  name: 'EXT-03 two people protect at once: what both changed is decided, the rest of each is kept',
  play: async ({ canvas }) => {
    const contact = within(await canvas.findByRole('group', { name: 'Kontakt' }));
    await userEvent.click(contact.getByRole('checkbox', { name: 'Telefon' }));
    const { data } = server();
    const { fields } = data.protection;
    data.protection = { ...data.protection, is_automatic: true, fields: ['name'] };
    await waitFor(() => expect(server().streamCount).toBe(1));
    server().tell('external_changes');
    await expect(await canvas.findByText('Ktoś inny zmienił te ustawienia w międzyczasie')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /Odrzucaj zmiany chronionych pól/ })).toBeChecked();
    await expect(contact.getByRole('checkbox', { name: 'Telefon' })).not.toBeChecked();
    await expect(canvas.getByText('Zapisz').closest('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Zostaw moje/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByText('Zapisano ustawienia ochrony')).toBeVisible();
    await expect(server().data.protection).toMatchObject({
      is_automatic: true,
      fields: fields.filter((field) => field !== 'phone_number'),
    });
  },
};

export const ReadOnly: Story = {
  name: 'EXT-03 who may not protect reads the settings, and why',
  args: { api: { data: { permissions: ['view_external_changes'] } } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
  },
};

export const PhoneDark: Story = {
  args: { width: 390 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Godziny' }));
    await expect(canvas.getByRole('button', { name: 'Zapisz' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const English: Story = { globals: { locale: 'en' } };

export const Failed: Story = {
  args: { api: { failures: { getProtectionSettings: 'internal_error' } } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Spróbuj ponownie' });
    server().fail('getProtectionSettings', undefined);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('switch')).toBeEnabled();
  },
};
