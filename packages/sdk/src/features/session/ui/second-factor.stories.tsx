import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../stories/host-page.tsx';
import { SecondFactor, type SecondFactorProps } from './second-factor.tsx';
import {
  ExampleSession,
  type ExampleSessionProps,
  playAuthenticator,
  withFactor,
  withPasskey,
} from './stories/example-session.tsx';

type Args = ExampleSessionProps & Pick<SecondFactorProps, 'onEnrolled'>;

const meta = {
  component: SecondFactor,
  parameters: { layout: 'edge' },
  args: { onEnrolled: fn() },
  render: ({ onEnrolled, ...args }, { globals }) => (
    <ExampleSession {...args} globals={globals}>
      <SecondFactor onEnrolled={onEnrolled} />
    </ExampleSession>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { prepare: withFactor } };
export const Dark: Story = { ...On, globals: { colorScheme: 'dark' } };
export const English: Story = { ...On, globals: { locale: 'en' } };
export const Phone: Story = { args: { prepare: withFactor, width: 390 } };
export const ViewAs: Story = { args: { isViewAs: true } };
export const Failed: Story = { args: { api: { failures: { getSecondFactor: 'internal_error' } } } };
export const Required: Story = {
  args: { prepare: ({ session }) => (session.secondFactor = { ...session.secondFactor, is_required: true }) },
};
export const OfTeam: Story = {
  args: {
    prepare: ({ session }) => (session.secondFactor = { ...session.secondFactor, is_changeable: false }),
  },
};
export const CodesRunOut: Story = {
  args: {
    prepare: (data) => {
      withFactor(data);
      data.session.secondFactor = { ...data.session.secondFactor, recovery_codes_left: 1 };
    },
  },
};

export const WithPasskey: Story = { args: { prepare: withPasskey }, beforeEach: () => playAuthenticator() };
export const WithPasskeyOnPhone: Story = { ...WithPasskey, args: { prepare: withPasskey, width: 390 } };
export const WithPasskeyDark: Story = { ...WithPasskey, globals: { colorScheme: 'dark' } };
export const PasskeysElsewhere: Story = {
  args: { prepare: ({ session }) => (session.settings.passkey_origin = 'https://app.pinfold.example') },
};

export const AddsPasskey: Story = {
  name: 'BEY-22 a passkey is added by the dialog of the browser, renamed and removed',
  beforeEach: () => playAuthenticator(),
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj klucz dostępu' }));
    await expect(await page.findByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Mam je zapisane' }));
    await expect(args.onEnrolled).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień nazwę: Chrome, macOS' }));
    const form = within(await dialogOf(canvasElement));
    const field = await form.findByRole('textbox', { name: 'Nazwa' });
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await expect(await form.findByText('Wpisz nazwę.')).toBeVisible();
    await userEvent.type(field, 'Laptop{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń: Laptop' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(question.getByText(/kody zapasowe stracą ważność/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(canvas.queryByText('Laptop')).toBeNull());
    await expect(server().data.session.secondFactor).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  },
};

export const KnownPasskey: Story = {
  name: 'BEY-22 what the browser refuses is told, and leaves nothing behind',
  beforeEach: () => playAuthenticator('InvalidStateError'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj klucz dostępu' }));
    await expect(await canvas.findByText('To urządzenie ma już klucz dostępu do tego konta.')).toBeVisible();
    await expect(server().data.session.secondFactor.passkeys).toEqual([]);
  },
};

const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog');

export const SetsItUp: Story = {
  name: 'BEY-22 an app is connected by its first code, and the recovery codes are shown once',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Włącz' }));
    const form = within(await dialogOf(canvasElement));
    await expect(await form.findByRole('img', { name: /Kod QR/ })).toBeVisible();
    const turnOn = form.getByRole('button', { name: 'Włącz' });
    await userEvent.click(turnOn);
    await waitFor(() => expect(form.getByText('Wpisz wszystkie cyfry kodu z aplikacji.')).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: 'Kod z aplikacji' }), '654321');
    await userEvent.click(turnOn);
    await expect(await form.findByRole('alert')).toHaveTextContent('second_factor_wrong');
    await userEvent.clear(form.getByRole('textbox', { name: 'Kod z aplikacji' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Kod z aplikacji' }), '123456{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const codes = await page.findByRole('list', { name: 'Kody zapasowe' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await expect(args.onEnrolled).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Mam je zapisane' }));
    await expect(args.onEnrolled).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/Zostało 10 kodów zapasowych/)).toBeVisible();
  },
};

export const TurnsItOff: Story = {
  name: 'BEY-22 it is turned off after a question',
  args: { prepare: withFactor },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyłącz' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wyłącz' }));
    await expect(await canvas.findByRole('button', { name: 'Włącz' })).toBeVisible();
    await expect(server().data.session.secondFactor.totp_since).toBeNull();
  },
};

export const NewCodes: Story = {
  name: 'BEY-22 new recovery codes are drawn after a question',
  args: { prepare: withFactor },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe kody zapasowe' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Nowe kody zapasowe' }));
    await expect(await page.findByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
  },
};
