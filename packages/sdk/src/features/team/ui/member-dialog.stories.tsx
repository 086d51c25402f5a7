import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type ExampleTeamProps, teamMeta, teamPage } from './stories/example-team.tsx';
import { server } from '../../../stories/host-page.tsx';
import { TeamMembers } from './team-members.tsx';

const meta = { ...teamMeta, component: TeamMembers } satisfies Meta<ExampleTeamProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const owner = { memberType: memberTypes.owner };

export const Complete: Story = {
  name: 'COM-04 complete: what became of each address, and the next person',
  play: async ({ canvasElement }) => {
    const { invite, type, next, press, page, dialog, eventually } = teamPage(canvasElement);
    await invite();
    await type('nowa@firma.pl, ewa.kaczmarek@lipa.example{Enter}');
    await next();
    await userEvent.click(await page.findByRole('checkbox', { name: /Rynek Główny 12/ }));
    await next();
    await userEvent.click(await page.findByRole('button', { name: /Kierownik lokalu/ }));
    await next();
    await press('Wyślij 2 zaproszenia');
    await expect(await page.findByText('zaproszenie wysłane')).toBeVisible();
    await expect(page.getByText('już jest w zespole, więc nic nie wysłaliśmy')).toBeVisible();
    const sent = server().calls.find(({ operation }) => operation === 'inviteMembers');
    await expect(sent?.body).toMatchObject({ type: 3, permission_type: 'selected', facilities_ids: [1] });
    await press('Zaproś kolejną osobę');
    const field = within(await dialog()).getByRole('textbox', { name: 'Adresy e-mail' });
    await eventually(() => expect(field).toHaveValue(''));
  },
};

export const AdminSkipsSteps: Story = {
  name: 'COM-04 an admin has no facilities and no permissions to choose; the type alone is sent',
  play: async ({ canvasElement }) => {
    const { invite, type, next, press, page, eventually } = teamPage(canvasElement);
    await invite();
    await type('admin@firma.pl{Enter}');
    await userEvent.click(await page.findByRole('radio', { name: 'Administrator' }));
    await next();
    await expect(await page.findByText(/robić wszystko we wszystkich lokalizacjach/)).toBeVisible();
    await press('Wyślij zaproszenie');
    await eventually(() =>
      expect(server().calls.find(({ operation }) => operation === 'inviteMembers')?.body).toEqual({
        type: 2,
        emails: ['admin@firma.pl'],
      }),
    );
  },
};

export const TypeResets: Story = {
  name: 'COM-04 another type resets facilities and permissions, and says so',
  play: async ({ canvasElement }) => {
    const { edit, next, page } = teamPage(canvasElement);
    await edit('Tomasz Lewandowski');
    await userEvent.click(await page.findByRole('radio', { name: 'Administrator' }));
    await expect(await page.findByText(/przywróciła domyślne lokalizacje i uprawnienia/)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Menedżer' }));
    await next();
    await expect(await page.findByText('Wybrano 0 lokalizacji')).toBeVisible();
  },
};

export const BackKeepsEverything: Story = {
  name: 'COM-04 going back keeps what was chosen',
  play: async ({ canvasElement }) => {
    const { invite, type, next, press, page } = teamPage(canvasElement);
    await invite();
    await type('jan@firma.pl{Enter}');
    await next();
    await userEvent.click(await page.findByRole('checkbox', { name: /Rynek Główny 12/ }));
    await next();
    await press('Wstecz');
    await expect(await page.findByRole('checkbox', { name: /Rynek Główny 12/ })).toBeChecked();
    await press('Wstecz');
    await expect(await page.findByRole('button', { name: 'jan@firma.pl' })).toBeVisible();
  },
};

export const ClosingAsks: Story = {
  name: 'COM-04 closing with changes asks first',
  play: async ({ canvasElement }) => {
    const { invite, type, press, page, eventually } = teamPage(canvasElement);
    await invite();
    await type('jan@firma.pl{Enter}');
    await press('Zamknij');
    const question = within(await page.findByRole('alertdialog'));
    const [, stay] = question.getAllByRole('button', { name: 'Wróć do edycji' });
    await userEvent.click(stay ?? canvasElement);
    await expect(await page.findByRole('button', { name: 'jan@firma.pl' })).toBeVisible();
    await press('Anuluj');
    await userEvent.click(
      within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Porzuć zmiany' }),
    );
    await eventually(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const RefusedAtItsStep: Story = {
  name: 'COM-04 what the API refuses leads back to the step that mends it',
  args: { api: { data: owner, failures: { inviteMembers: 'plan_limit_reached' } } },
  play: async ({ canvasElement }) => {
    const { invite, type, next, press, page } = teamPage(canvasElement);
    await invite();
    await type('admin@firma.pl{Enter}');
    await userEvent.click(await page.findByRole('radio', { name: 'Administrator' }));
    await next();
    await press('Wyślij zaproszenie');
    await expect(await page.findByText('Test problem: plan_limit_reached')).toBeVisible();
    await expect(page.getByRole('button', { name: 'admin@firma.pl' })).toBeVisible();
  },
};
