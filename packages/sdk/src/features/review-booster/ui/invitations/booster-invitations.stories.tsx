import { invitationStates } from '@pinfold/contract/features/review-booster/booster-invitation';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { BoosterForms } from '../forms/booster-forms.tsx';

interface ExampleInvitationsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;
const open = { id: 1, view: 'invitations' } as const;

/** One in each state, and a second that waits. */
function withInvitations(data: TestData) {
  const [location] = data.locations;
  data.boosterInvitations = [...invitationStates, 'queued' as const].map((state, index) => {
    const isSent = state === 'sent' || state === 'answered';
    const email = `${'anewkjzt'.charAt(index)}dres${index}@poczta.example`;
    return {
      id: index + 1,
      formId: 1,
      email,
      contact: `${email.slice(0, 1)}…@poczta.example`,
      facility: location ? { id: location.id, name: location.name } : null,
      language: 'pl',
      state,
      basis: { how: 'zgoda przy zakupie', given_at: '2026-11-01' },
      send_at: '2026-11-28T10:00:00.000Z',
      sent_at: isSent ? '2026-11-28T10:00:00.000Z' : null,
      created_at: '2026-11-28T09:00:00.000Z',
    };
  });
}

const meta = {
  title: 'features/review-booster/Invitations',
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, prepare: withInvitations },
  render: ({ api, prepare, width }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterForms open={open} />
    </HostPage>
  ),
} satisfies Meta<ExampleInvitationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invitations: Story = {
  name: 'BEY-13 invitations are listed by state, with masked addresses and the ground of each',
  play: async ({ canvas }) => {
    await canvas.findByText('Czeka · 2');
    await userEvent.click(canvas.getByText('Odbite · 1'));
    await waitFor(() => expect(canvas.queryByText('Wysłane')).toBeNull());
    await expect(canvas.getAllByText('zgoda: zgoda przy zakupie, 1 lis 2026')).toHaveLength(1);
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const Loading: Story = {
  args: { api: { data: owner, latency: 600_000 } },
};
export const Failed: Story = {
  args: { api: { data: owner, failures: { listInvitations: 'internal_error' } } },
};
export const Empty: Story = { args: { prepare: () => undefined } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_rb_forms'] } } } };
export const Demo: Story = { args: { api: { data: { ...owner, isDemo: true } } } };
export const FormClosed: Story = {
  args: {
    prepare: (data) => {
      withInvitations(data);
      for (const form of data.booster.forms) form.is_open = false;
    },
  },
};

const list = 'email,name,location\nola@lipa.example,Ola,1\nnie-adres,,1\nola@lipa.example,Ola,1';

/** Opens the dialog, and says whom to ask and on what ground. */
async function write(canvas: ReturnType<typeof within>, body: HTMLElement, csv: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Zaproś e-mailem' }));
  const dialog = within(await within(body).findByRole('dialog', { name: 'Zaproś e-mailem: Przy kasie' }));
  await userEvent.upload(
    dialog.getByLabelText('Wybierz plik CSV', { selector: 'input' }),
    new File([csv], 'klienci.csv', { type: 'text/csv' }),
  );
  await dialog.findByText('klienci.csv');
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Jak klienci wyrazili zgodę' }),
    'zgoda przy zakupie',
  );
  const day = within(dialog.getByRole('group', { name: /^Data ostatniej zgody/ }));
  const [first] = day.getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard('01112026');
  return dialog;
}

export const Sends: Story = {
  name: 'BEY-13 a list is checked line by line before anything is sent, and sent only then',
  args: { prepare: () => undefined },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await write(canvas, canvasElement.ownerDocument.body, list);
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź listę' }));
    await dialog.findByText('Wiersz 2: to nie jest poprawny adres e-mail');
    await dialog.findByText('Wiersz 3: ten adres jest już wyżej na liście');
    await expect(server().data.boosterInvitations).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij 1 zaproszenie' }));
    await dialog.findByText('1 zaproszenie czeka na wysłanie');
    await expect(server().data.boosterInvitations).toMatchObject([
      {
        email: 'ola@lipa.example',
        state: 'queued',
        basis: { how: 'zgoda przy zakupie', given_at: '2026-11-01' },
      },
    ]);
  },
};

export const SaysWhatIsMissing: Story = {
  name: 'BEY-13 nothing is checked before the list and its ground are there',
  args: { prepare: () => undefined },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zaproś e-mailem' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź listę' }));
    await dialog.findByText('Wybierz plik z listą.');
    await dialog.findByText('Napisz, jak klienci wyrazili zgodę.');
    await dialog.findByText('Podaj dzień.');
    await expect(server().calls.map(({ operation }) => operation)).not.toContain('inviteContacts');
  },
};

export const KeepsRefused: Story = {
  name: 'BEY-13 a list with scores is refused at the file, and what was typed stays',
  args: { prepare: () => undefined },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await write(canvas, canvasElement.ownerDocument.body, 'email,rating\nola@lipa.example,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź listę' }));
    const file = dialog.getByLabelText('Wybierz plik CSV', { selector: 'input' });
    await waitFor(() => expect(file).toBeInvalid());
    await expect(dialog.getByRole('textbox', { name: 'Jak klienci wyrazili zgodę' })).toHaveValue(
      'zgoda przy zakupie',
    );
    await expect(dialog.getByText('klienci.csv')).toBeVisible();
  },
};

export const Stops: Story = {
  name: 'BEY-13 one that waits is stopped, those that are chosen, or all, after a question',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Zaznacz: / });
    await userEvent.click(box as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zatrzymaj zaznaczone (1)' }));
    let question = within(await page.findByRole('alertdialog', { name: 'Zatrzymać 1 zaproszenie?' }));
    await userEvent.click(question.getByRole('button', { name: 'Zatrzymaj' }));
    await canvas.findByText('Czeka · 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Zatrzymaj wszystkie czekające' }));
    question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Zatrzymaj' }));
    await waitFor(() => expect(canvas.queryByText(/^Czeka/)).toBeNull());
  },
};
