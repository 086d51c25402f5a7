import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../stories/host-page.tsx';
import type { TestData } from '../../../testing/test-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useCreateApiKey } from '../../team/api-keys/api-keys.ts';
import { FreshLogin, type FreshLoginProps } from './fresh-login.tsx';
import {
  ExampleSession,
  type ExampleSessionProps,
  leftOpen,
  playAuthenticator,
  withFactor,
  withPasskey,
} from './stories/example-session.tsx';

/** Something that cannot be taken back, and what became of it. */
function MakesKey() {
  const create = useCreateApiKey();
  return (
    <>
      <Button onPress={() => create.mutate({ name: 'Portal', permissions: ['view_reviews'] })}>
        Utwórz klucz
      </Button>
      <p role="status">{create.data?.name ?? create.error?.code ?? create.status}</p>
    </>
  );
}

const meta = {
  component: FreshLogin,
  args: { api: { data: { memberType: memberTypes.owner } }, prepare: leftOpen },
  render: (args, { globals }) => (
    <ExampleSession {...args} globals={globals}>
      <MakesKey />
    </ExampleSession>
  ),
} satisfies Meta<ExampleSessionProps & FreshLoginProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Utwórz klucz' }));
  return within(
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^(Potwierdź|Confirm)/ }),
  );
}

const opened: Story['play'] = async ({ canvasElement }) => {
  const dialog = await ask(canvasElement);
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: /^(Potwierdź|Confirm|Zaloguj)/ })).toBeVisible(),
  );
};

export const Password: Story = { play: opened };
export const Dark: Story = { play: opened, globals: { colorScheme: 'dark' } };
export const English: Story = { play: opened, globals: { locale: 'en' } };

const atProvider = ({ session }: TestData) => {
  session.freshLogin = {
    fresh_until: null,
    has_password: false,
    has_code: false,
    has_passkey: false,
    provider: { kind: 'social', id: 'test', name: 'Test ID' },
  };
};
export const Provider: Story = { play: opened, args: { prepare: atProvider } };

export const GoesOn: Story = {
  name: 'BEY-22 a key is made once the user has confirmed who they are, without being asked for again',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    const field = await dialog.findByLabelText('Hasło');
    await userEvent.type(field, 'wrong{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('wrong_password');
    await userEvent.clear(field);
    await userEvent.type(field, 'test-password{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Portal'));
    const keys = server().calls.filter(({ operation }) => operation === 'createApiKey');
    await expect(keys.map(({ body }) => body)).toEqual(Array(2).fill(keys[0]?.body));
  },
};

const withOwnPasskey = (data: TestData) => {
  withPasskey(data);
  leftOpen(data);
};

export const Passkey: Story = {
  name: 'BEY-22 a key is made once the user has confirmed by a passkey who they are',
  args: { prepare: withOwnPasskey },
  beforeEach: () => playAuthenticator(),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Użyj klucza dostępu' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Portal'));
  },
};

export const PasskeyElsewhere: Story = {
  name: 'BEY-22 where the page cannot use the passkey of the account, it says why, and takes a recovery code',
  args: {
    prepare: (data) => {
      withOwnPasskey(data);
      data.session.settings.passkey_origin = 'https://app.pinfold.example';
    },
  },
  beforeEach: () => playAuthenticator(),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(await dialog.findByText(/tylko w panelu Pinfold/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Użyj klucza dostępu' })).toBeNull();
    await expect(dialog.getByRole('textbox')).toBeVisible();
  },
};

export const WouldRatherNot: Story = {
  name: 'BEY-22 who would rather not is told what was refused',
  args: {
    prepare: (data) => {
      withFactor(data);
      leftOpen(data);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('fresh_login_required'));
  },
};
