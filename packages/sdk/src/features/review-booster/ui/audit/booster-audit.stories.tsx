import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { BoosterAudit, type BoosterAuditProps } from './booster-audit.tsx';

interface ExampleBoosterAuditProps extends BoosterAuditProps {
  /** The API behind it. */
  api?: TestClientOptions;
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/review-booster/BoosterAudit',
  component: BoosterAudit,
  parameters: { layout: 'edge' },
  args: { api: { data: owner } },
  render: ({ api, prepare, width, ...props }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterAudit {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleBoosterAuditProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fair: Story = {
  name: 'BEY-13 fairness is said in words first, with the page where anyone sees it',
  play: async ({ canvas }) => {
    await canvas.findByText('Każdy odwiedzający zobaczył linki do publicznych opinii');
    await expect(await canvas.findByRole('link', { name: 'Zobacz publiczny raport' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/f\/k+1\/fairness\/$/),
    );
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };

export const Broken: Story = {
  name: 'BEY-13 a record that was changed afterwards is said before any figure',
  args: {
    prepare: ({ booster: { audit } }) =>
      void Object.assign(audit.chain, { is_intact: false, broken_at: 212 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zapisy zmieniono po fakcie');
    await expect(canvas.getByRole('alert')).toHaveTextContent('212');
  },
};
export const NoVisits: Story = {
  args: {
    prepare: ({ booster: { audit } }) =>
      void Object.assign(audit, {
        visits: 0,
        offered: 0,
        clicked: 0,
        answers: 0,
        scores: audit.scores.map(({ score }) => ({
          score,
          answers: 0,
          offered: 0,
          offered_after: 0,
          clicked: 0,
        })),
        chain: { ...audit.chain, sealed: 0, waiting: 0, signed_until: null },
      }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nikt jeszcze nie otworzył formularza');
    await expect(canvas.queryByText(/łańcuch/)).toBeNull();
  },
};
export const Unfair: Story = {
  args: { prepare: ({ booster: { audit } }) => void Object.assign(audit, { offered: 104 }) },
};
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { getBoosterAudit: 'internal_error' } } },
};
export const OfSomeLocations: Story = { args: { api: { data: { seesAllLocations: false } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_rb_forms'] } } } };
export const Disabled: Story = {
  args: { prepare: (data) => void (data.company.enabled_review_booster = false) },
};
