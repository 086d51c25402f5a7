import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type ExampleTeamProps, teamMeta, teamPage } from './stories/example-team.tsx';
import { TeamMembers } from './team-members.tsx';

const meta = { ...teamMeta, component: TeamMembers } satisfies Meta<ExampleTeamProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const owner = { memberType: memberTypes.owner };

export const Members: Story = {
  name: 'COM-04 members: addresses by comma, Enter and paste; wrong ones are marked',
  play: async ({ canvasElement }) => {
    const { invite, type, next, page, dialog, eventually } = teamPage(canvasElement);
    await invite();
    await next();
    await eventually(() => expect(page.getByText('Wpisz co najmniej jeden adres e-mail.')).toBeVisible());
    await type('anna@firma.pl,jan.firma.pl{Enter}');
    await userEvent.paste('Ewa Nowak <ewa@firma.pl>; ola@firma.pl');
    await next();
    await eventually(() => expect(page.getByText('Popraw podkreślone adresy.')).toBeVisible());
    const form = within(await dialog());
    await expect(form.getByRole('button', { name: 'ewa@firma.pl' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Usuń: jan.firma.pl' }));
    await next();
    await expect(await page.findByRole('heading', { name: 'Które lokalizacje' })).toHaveFocus();
  },
};

export const Facilities: Story = {
  name: 'COM-04 facilities: at least one, chosen out of ten thousand, all that match at once',
  args: { api: { data: { ...owner, locationCount: 10_000 } } },
  play: async ({ canvasElement }) => {
    const { invite, type, next, press, page, eventually } = teamPage(canvasElement);
    await invite();
    await type('jan@firma.pl{Enter}');
    await next();
    await next();
    await expect(await page.findByText('Wybierz co najmniej jedną lokalizację.')).toBeVisible();
    const list = await page.findByRole('grid', { name: 'Lokalizacje do wyboru' });
    await expect(list).toHaveAttribute('aria-rowcount', '10000');
    await userEvent.click(await within(list).findByRole('checkbox', { name: /Puławska 45/ }));
    await expect(await page.findByText('Wybrano 1 lokalizację')).toBeVisible();
    await userEvent.type(page.getByRole('searchbox', { name: 'Szukaj lokalizacji' }), 'Gdańsk');
    await press(/Zaznacz 1.*pasujących/);
    await eventually(() => expect(page.getByText(/Wybrano 1.43. lokalizacj/)).toBeVisible());
    await press('Odznacz');
    await eventually(() => expect(page.getByText('Wybrano 0 lokalizacji')).toBeVisible());
  },
};

export const LockedFacilities: Story = {
  name: 'COM-04 a facility selected to begin with cannot be taken away',
  play: async ({ canvasElement }) => {
    const { edit, next, page } = teamPage(canvasElement);
    await edit('Tomasz Lewandowski');
    await next();
    const held = await page.findByRole('checkbox', { name: /Rynek Główny 12/ });
    await expect(held).toBeChecked();
    await expect(held).toBeDisabled();
    await userEvent.click(await page.findByRole('checkbox', { name: /Świdnicka 8/ }));
    await expect(await page.findByText('Wybrano 3 lokalizacje')).toBeVisible();
  },
};

export const Groups: Story = {
  name: 'COM-03 facilities-groups: locations by group, or all of them with those to come',
  play: async ({ canvasElement }) => {
    const { invite, type, next, press, page } = teamPage(canvasElement);
    await invite();
    await type('jan@firma.pl{Enter}');
    await next();
    await userEvent.click(await page.findByRole('radio', { name: 'Wszystkie, także przyszłe' }));
    await expect(await page.findByText(/zobaczy każdą lokalizację/)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Grupy' }));
    await next();
    await expect(await page.findByText('Wybierz co najmniej jedną grupę.')).toBeVisible();
    await userEvent.click(await page.findByRole('checkbox', { name: 'Przy dworcu' }));
    await press('Dalej');
    await expect(await page.findByRole('heading', { name: 'Co wolno robić' })).toBeVisible();
  },
};

export const Permissions: Story = {
  name: 'COM-04 permissions: templates, then a tree that ticks what is needed and says why',
  play: async ({ canvasElement }) => {
    const { edit, next, press, page } = teamPage(canvasElement);
    await edit('Tomasz Lewandowski');
    await next();
    await next();
    await userEvent.click(await page.findByRole('button', { name: /Tylko podgląd/ }));
    await expect(page.getByRole('button', { name: /Tylko podgląd/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(page.getByRole('searchbox', { name: 'Szukaj uprawnienia' }), 'szablon');
    await userEvent.click(await page.findByRole('checkbox', { name: 'Szablony odpowiedzi' }));
    await expect(
      await page.findByText(/Zaznaczono też „Odpowiadanie na opinie”, bo wymaga tego/),
    ).toBeVisible();
    await press('Cofnij');
    await expect(page.getByRole('checkbox', { name: 'Szablony odpowiedzi' })).not.toBeChecked();
  },
};

export const PermissionsCapped: Story = {
  name: 'COM-04 permissions: nobody gives what they do not hold',
  args: {
    api: { data: { permissions: ['view_team', 'manage_team', 'view_facilities_data', 'view_reviews'] } },
  },
  play: async ({ canvasElement }) => {
    const { invite, type, next, page } = teamPage(canvasElement);
    await invite();
    await expect(await page.findByRole('radio', { name: 'Administrator' })).toBeDisabled();
    await type('jan@firma.pl{Enter}');
    await next();
    await userEvent.click(await page.findByRole('checkbox', { name: /Długa 3/ }));
    await next();
    await userEvent.type(await page.findByRole('searchbox', { name: 'Szukaj uprawnienia' }), 'odpowiadanie');
    await expect(await page.findByRole('checkbox', { name: 'Odpowiadanie na opinie' })).toBeDisabled();
    await expect(page.getByText('Nie masz tego uprawnienia, więc nie możesz go nadać.')).toBeVisible();
  },
};

export const Preview: Story = {
  name: 'COM-04 permissions-preview: the whole access in words, before it is given',
  play: async ({ canvasElement }) => {
    const { edit, next, page } = teamPage(canvasElement);
    await edit('Ewa Kaczmarek');
    await next();
    await next();
    await next();
    await expect(await page.findByText('Ewa Kaczmarek może:')).toBeVisible();
    await expect(page.getByText(/odpowiadać na opinie, .* w grupie Kawiarnie z ogródkiem/)).toBeVisible();
    await expect(page.getByText(/Bez dostępu: .*Zespół/)).toBeVisible();
  },
};

export const PhonePermissions: Story = {
  args: { width: 390 },
  play: async ({ canvasElement }) => {
    const { edit, next, page } = teamPage(canvasElement);
    await edit('Tomasz Lewandowski');
    await next();
    await next();
    await expect(await page.findByRole('heading', { name: 'Co wolno robić' })).toBeVisible();
  },
};

export const DarkPreview: Story = { ...Preview, name: 'Dark preview', globals: { colorScheme: 'dark' } };
