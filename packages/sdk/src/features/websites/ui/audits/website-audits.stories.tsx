import { auditStatuses } from '@pinfold/contract/features/websites/quality-audit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { testWebsiteAudit, type TestWebsiteAudit } from '../../../../testing/websites/audits.ts';
import { ExampleCompany, type ExampleCompanyProps } from '../../../company/ui/stories/example-company.tsx';
import { WebsiteAudits, type WebsiteAuditsProps } from './website-audits.tsx';

const meta = {
  component: WebsiteAudits,
  parameters: { layout: 'edge' },
  args: { onFiltersChange: fn(), websitesHref: '#websites', width: 1120 },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleCompany
      {...{ ...(width && { width }), ...(api && { api }), ...(prepare && { prepare }) }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <WebsiteAudits {...args} />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & WebsiteAuditsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const unmeasured = { performance: null, accessibility: null, best_practices: null, seo: null };
const failed: Partial<TestWebsiteAudit> = {
  status: auditStatuses.failed,
  score: null,
  band: null,
  scores: unmeasured,
  metrics: null,
  problem: { code: 'page_empty', detail: 'Strona wczytała się, ale nic się na niej nie pojawiło.' },
};
const audit = (id: number, days: number, change: Partial<TestWebsiteAudit> = {}) => ({
  ...testWebsiteAudit(1, daysAgo(days), change),
  id,
});

export const Audited: Story = {
  name: 'MON-07 scores beside those before, what costs points, and the scores of a period',
  play: async ({ args, canvas, canvasElement }) => {
    const scores = within(await canvas.findByRole('group', { name: 'Wyniki' }));
    await waitFor(() => expect(scores.getByText('bez istotnej zmiany, poprzednio 65')).toBeVisible());
    const findings = within(canvas.getByRole('list', { name: 'Co odbiera punkty' }));
    await expect(findings.getAllByRole('listitem')[0]).toHaveTextContent(/Całkowity czas.*około 16 punktów/);
    await expect(findings.getAllByText('Pozostałe braki')[0]).toBeVisible();
    const history = within(canvas.getByRole('group', { name: 'Jak zmieniały się wyniki' }));
    await history.findByRole('slider');
    await userEvent.click(history.getByRole('button', { name: 'Tabela' }));
    const table = within(await history.findByRole('table'));
    await expect(table.getByText('nowa wersja audytora, Lighthouse 13.1.0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Strona: / }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitemradio', { name: /sklep/ }));
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenCalledWith({ website: 2 }));
  },
};

export const Remarks: Story = {
  name: 'MON-07 what was not measured, a drop, a failed later audit and another address are said in words',
  args: {
    api: {
      data: {
        websiteAudits: {
          audits: [
            audit(5, 1, failed),
            audit(4, 3, {
              scores: { performance: 40, accessibility: 84, best_practices: null, seo: 99 },
              warnings: ['Strona wczytywała się zbyt długo.'],
              final_url: 'https://lipa.example/nowa/',
            }),
            audit(3, 10, { scores: { performance: 41, accessibility: 92, best_practices: 90, seo: 80 } }),
            audit(2, 17, { scores: { performance: 60, accessibility: 92, best_practices: 90, seo: 80 } }),
          ],
        },
      },
    },
    width: 390,
  },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nic się na niej nie pojawiło. Poniżej są wyniki/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('o 20 punktów gorzej w dwóch audytach z rzędu, wcześniej 60')).toBeVisible(),
    );
    await expect(canvas.getByText(/o 8 punktów mniej, poprzednio 92; czy to spadek/)).toBeVisible();
    await expect(canvas.getByText('o 19 punktów lepiej, poprzednio 80')).toBeVisible();
    await expect(canvas.getByText('nie udało się zmierzyć')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://lipa.example/nowa/' })).toBeVisible();
    await expect(canvas.getByText('Strona wczytywała się zbyt długo.')).toBeVisible();
  },
};

export const Requested: Story = {
  name: 'MON-07 an audit is asked for, is under way, and its results come by themselves',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Audit now' });
    await userEvent.click(button);
    await expect(await canvas.findByText('A new audit is waiting its turn')).toBeVisible();
    await expect(button).toHaveAccessibleDescription('An audit is under way.');
    await waitFor(() => expect(server().streamCount).toBe(1));
    server().data.websiteAudits.audits = [audit(9, 0, { score: 100 })];
    server().tell('websites');
    await waitFor(() => expect(canvas.queryByText('A new audit is waiting its turn')).toBeNull());
  },
};

export const Empty: Story = {
  name: 'MON-07 without a website the way to add one is offered; what stands in its place differs by the reason',
  args: { prepare: ({ presence }) => (presence.websites = []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dodaj stronę' })).toHaveAttribute(
      'href',
      '#websites',
    );
  },
};

export const FirstOneFailed: Story = {
  args: { api: { data: { websiteAudits: { audits: [audit(1, 1, failed)] } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się zbadać tej strony')).toBeVisible();
    await expect(canvas.getByText(/nic się na niej nie pojawiło.*Następna próba/)).toBeVisible();
  },
};
