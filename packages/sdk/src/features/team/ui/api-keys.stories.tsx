import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiKeys } from './keys/api-keys.tsx';
import { type ExampleTeamProps, teamMeta } from './stories/example-team.tsx';
import { server } from '../../../stories/host-page.tsx';

const meta = {
  ...teamMeta,
  component: ApiKeys,
  args: { ...teamMeta.args, shows: 'keys' },
} satisfies Meta<ExampleTeamProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Phone: Story = { args: { width: 390 } };
export const Failed: Story = {
  args: { api: { data: { memberType: memberTypes.owner }, failures: { listApiKeys: 'internal_error' } } },
};

export const Forbidden: Story = {
  name: 'BEY-01 who may not manage the company sees no keys',
  args: { api: { data: { permissions: ['view_team'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Klucze API')).toBeNull();
  },
};

export const MakesAKey: Story = {
  name: 'BEY-01 a key is made with permissions, and its secret is shown once',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Utwórz klucz' }));
    const form = within(await page.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Utwórz klucz' }));
    await waitFor(() => expect(form.getByText('Nazwij klucz.')).toBeVisible());
    await expect(form.getByText('Zaznacz co najmniej jedno uprawnienie.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Nazwa' }), 'Portal partnerów');
    await userEvent.click(form.getByRole('checkbox', { name: 'Opinie' }));
    await userEvent.click(form.getByRole('button', { name: 'Utwórz klucz' }));
    await waitFor(() => expect(page.getByText(/Nie pokażemy go ponownie/)).toBeVisible());
    await expect(page.getByRole('group', { name: 'Sekret klucza' })).toHaveTextContent(/^pfk_New1/);
    const [cross] = page.getAllByRole('button', { name: 'Zamknij' });
    await userEvent.click(cross ?? canvasElement);
    await waitFor(() => expect(page.getByText('Zamknąć bez kopiowania?')).toBeVisible());
  },
};

export const RevokesAKey: Story = {
  name: 'BEY-01 a key is revoked after a question',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Unieważnij klucz: Portal partnerów' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Unieważnij' }));
    await expect(await canvas.findByText('Nie ma jeszcze kluczy')).toBeVisible();
    await expect(server().data.team.apiKeys).toEqual([]);
  },
};
