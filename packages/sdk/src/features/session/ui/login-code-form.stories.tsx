import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginCodeForm, type LoginCodeFormProps } from './login-code-form.tsx';
import { ExampleSession, type ExampleSessionProps, playAuthenticator } from './stories/example-session.tsx';

type Args = ExampleSessionProps & LoginCodeFormProps;

const meta = {
  component: LoginCodeForm,
  args: {
    challenge: { token: 'test', methods: ['totp', 'recovery_code'], expires_at: '2026-11-28T12:00:00Z' },
    onLogin: fn(),
    onBack: fn(),
    width: 400,
  },
  render: ({ challenge, onLogin, onBack, ...args }, { globals }) => (
    <ExampleSession {...args} globals={globals}>
      <LoginCodeForm challenge={challenge} onLogin={onLogin} onBack={onBack} />
    </ExampleSession>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };

export const LogsIn: Story = {
  name: 'BEY-22 what cannot be a code is not sent, and a right one logs in',
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Kod z aplikacji lub kod zapasowy' });
    await userEvent.type(field, '12{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Wpisz cyfry z aplikacji albo cały kod zapasowy.')).toBeVisible(),
    );
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  },
};

const byPasskey = {
  challenge: {
    token: 'test',
    methods: ['passkey' as const, 'recovery_code' as const],
    expires_at: '2026-11-28T12:00:00Z',
  },
};

export const Passkey: Story = {
  name: 'BEY-22 a passkey completes the log-in, and closing its dialog is no failure',
  args: byPasskey,
  play: async ({ canvas, args }) => {
    const restoreClosed = playAuthenticator('NotAllowedError');
    const button = await canvas.findByRole('button', { name: 'Użyj klucza dostępu' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onLogin).not.toHaveBeenCalled();
    restoreClosed();
    const restore = playAuthenticator();
    await userEvent.click(button);
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    restore();
  },
};

export const NoPasskeys: Story = {
  name: 'BEY-22 a browser without passkeys says so, and takes a recovery code',
  args: {
    ...byPasskey,
    prepare: ({ session }) => (session.settings.passkey_origin = null),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tylko w panelu Pinfold/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Kod zapasowy' })).toBeVisible();
  },
};

export const Ended: Story = {
  name: 'BEY-22 a log-in that took too long leads back to the password',
  args: { api: { failures: { completeLogin: 'login_challenge_ended' } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zaloguj się od początku' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
