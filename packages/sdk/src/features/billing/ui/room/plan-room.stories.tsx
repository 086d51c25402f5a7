import { memberTypes } from '@pinfold/contract/access/member-types';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { PlanRoom, type PlanRoomProps } from './plan-room.tsx';

interface ExampleProps {
  api?: TestClientOptions;
  prepare?: (data: TestData) => void;
  /** Pixels. @default 760 */
  width?: number;
}

const owner = { memberType: memberTypes.owner };

const meta = {
  component: PlanRoom,
  parameters: { layout: 'edge' },
  args: { limit: 'max_facilities', target: 3, api: { data: owner } },
  render: ({ api, prepare, width = 760, ...props }, { globals }) => (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <Example {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleProps & PlanRoomProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As in a panel that keeps the limit in the address. */
function Example({ limit, target, ...props }: PlanRoomProps) {
  const [chosen, choose] = useState<PlanLimit>(limit);
  return (
    <PlanRoom
      {...props}
      limit={chosen}
      target={chosen === limit ? target : undefined}
      onLimitChange={choose}
      planHref="#order"
      hrefForLimit={(other) => `#${other}`}
    />
  );
}

function manyKeywords({ presence }: TestData) {
  const [first] = presence.keywords;
  if (first)
    presence.keywords = Array.from({ length: 130 }, (_, at) => ({
      ...first,
      id: at + 1,
      keyword: `kawiarnia ${at + 1}`,
    }));
}

export const Locations: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const KeywordsOnPages: Story = {
  args: { limit: 'max_maps_keywords', target: 30, prepare: manyKeywords },
};
export const Members: Story = { args: { limit: 'max_company_users', target: 5 } };
export const Websites: Story = { args: { limit: 'max_websites', target: 1 } };
export const Fits: Story = { args: { target: 50 } };
export const Elsewhere: Story = { args: { limit: 'max_search_locations' } };
export const Loading: Story = { args: { api: { failures: { listLocationsForLimits: 'hang' } } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listLocationsForLimits: 'internal_error' } } },
};
export const Forbidden: Story = {
  args: { limit: 'max_company_users', api: { data: { permissions: ['view_facilities_data'] } } },
};
export const ReadOnly: Story = { args: { api: { data: { memberType: memberTypes.manager } } } };
export const Empty: Story = {
  args: {
    limit: 'max_websites',
    prepare: ({ presence }) => {
      presence.websites = [];
    },
  },
};

export const WholeWay: Story = {
  name: 'PAY-03 locations are chosen, removed after one question, and the order goes on',
  args: { target: 5 },
  play: async ({ canvas, canvasElement }) => {
    const kept = server()
      .data.locations.slice(2)
      .map(({ id }) => id);
    const boxes = () => canvas.getAllByRole('checkbox').slice(1);
    await expect(await canvas.findByText('Za dużo o 2')).toBeVisible();
    const [first, second] = boxes();
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('Zaznaczono 1, do zmieszczenia się w planie brakuje 1')).toBeVisible();
    if (second) await userEvent.click(second);
    await expect(canvas.getByText('Zaznaczono 2, po usunięciu zmieścisz się w planie')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń zaznaczone' }));

    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/Wizytówki zostaną w Google/)).toBeVisible();
    await expect(dialog.getByText('W planie: zostanie 5 z 5.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Usuń 2 na zawsze' }));

    await expect(await canvas.findByText('Mieścisz się w planie')).toBeVisible();
    await expect(await canvas.findByText('Usunięto 2.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wróć do zamówienia' })).toHaveAttribute('href', '#order');
    await waitFor(() => expect(boxes()).toHaveLength(5));
    await expect(server().data.locations.map(({ id }) => id)).toEqual(kept);
  },
};
