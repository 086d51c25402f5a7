import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { BoosterForms, type BoosterFormsProps } from './booster-forms.tsx';

interface ExampleBoosterFormsProps extends BoosterFormsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

function withoutForms({ booster }: TestData) {
  booster.forms = [];
  booster.links.clear();
}

const meta = {
  title: 'features/review-booster/BoosterForms',
  component: BoosterForms,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, promoHref: '#promo' },
  render: ({ api, prepare, width, open, ...props }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterForms {...props} {...(open && { open })} />
    </HostPage>
  ),
} satisfies Meta<ExampleBoosterFormsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listBoosterForms: 'internal_error' } } },
};
export const Empty: Story = { args: { prepare: withoutForms } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };
export const ReadOnly: Story = { args: { api: { data: { permissions: ['view_rb_forms'] } } } };
export const Demo: Story = { args: { api: { data: { ...owner, isDemo: true } } } };
export const ModuleOff: Story = {
  args: { api: { data: { ...owner, disabledModules: ['review_booster'] } } },
};

export const Disabled: Story = {
  name: 'RV-11 a company without the Review Booster is told so, with the way to it',
  args: { prepare: (data) => void (data.company.enabled_review_booster = false) },
  play: async ({ canvas }) => {
    await canvas.findByText('Review Booster nie jest włączony w Twojej firmie');
    await expect(canvas.getByRole('link', { name: 'Poznaj Review Booster' })).toHaveAttribute(
      'href',
      '#promo',
    );
  },
};

export const Creates: Story = {
  name: 'RV-11 a new form says what it lacks, shows what customers see, and leads on to its links',
  args: { prepare: withoutForms },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowy formularz' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Nowy formularz' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Wybrane' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz formularz' }));
    await dialog.findByText('Nadaj formularzowi nazwę.');
    await dialog.findByText('Wybierz przynajmniej jedną lokalizację.');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nazwa formularza' })).toHaveFocus());
    await expect(server().calls.map(({ operation }) => operation)).not.toContain('createBoosterForm');
    await userEvent.click(dialog.getByRole('radio', { name: 'Wszystkie' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nazwa formularza' }), 'Przy kasie');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pytanie (Polski)' }), 'Jak smakowała kawa?');
    const preview = within(dialog.getByRole('group', { name: 'Tak widzą to klienci' }));
    await preview.findByText('Jak smakowała kawa?');
    await userEvent.click(preview.getByRole('radio', { name: 'English' }));
    await preview.findByText('How was your visit?');
    await preview.findByText('5 stars');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz formularz' }));
    await canvas.findByText('Formularz nie ma jeszcze linków');
    await expect(server().data.booster.forms[0]).toMatchObject({
      name: 'Przy kasie',
      question: { pl: 'Jak smakowała kawa?' },
      facility_ids: null,
    });
  },
};

export const KeepsRefused: Story = {
  name: 'RV-11 a refused form keeps what was typed',
  args: { api: { data: owner, failures: { createBoosterForm: 'too_many_booster_forms' } } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowy formularz' }));
    const dialog = within(await page.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Nazwa formularza' });
    await userEvent.type(name, 'Jesień');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz formularz' }));
    await dialog.findByRole('alert');
    await expect(name).toHaveValue('Jesień');
  },
};

export const ClosesAndDeletes: Story = {
  name: 'RV-11 a form is closed from its menu, and deleted after a question that counts its answers',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej: Przy kasie' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Zamknij formularz' }));
    await waitFor(() => expect(canvas.queryByText('Otwarty')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Więcej: Lato 2026' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Usuń formularz' }));
    const question = within(await page.findByRole('alertdialog'));
    await question.findByText(/^Usuniemy też 12 odpowiedzi/);
    await userEvent.click(question.getByRole('button', { name: 'Usuń formularz' }));
    await waitFor(() => expect(canvas.queryByText('Lato 2026')).toBeNull());
  },
};

export const Edits: Story = {
  name: 'RV-11 the editor of a form begins with what is saved',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj: Przy kasie' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Edytuj formularz' }));
    await expect(dialog.getByRole('textbox', { name: 'Nazwa formularza' })).toHaveValue('Przy kasie');
    await expect(dialog.getByRole('checkbox', { name: 'Español' })).not.toBeChecked();
  },
};
