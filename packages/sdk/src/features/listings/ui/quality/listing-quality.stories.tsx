import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleListings, type ExampleListingsProps } from '../stories/example-listings.tsx';
import { ListingQuality, type ListingQualityProps } from './listing-quality.tsx';

const on = { memberType: memberTypes.owner, featureFlags: ['listing_quality'] } as const;

const meta = {
  component: ListingQuality,
  parameters: { layout: 'edge' },
  args: {
    api: { data: on },
    getHref: ({ id }, section) => `#location-${id}-${section ?? 'all'}`,
    onBandChange: fn(),
  },
  render: ({ api, prepare, width, height, ...args }, { globals }) => (
    <ExampleListings
      {...{ api, prepare, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <ListingQuality {...args} />
    </ExampleListings>
  ),
} satisfies Meta<ExampleListingsProps & ListingQualityProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quality: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = {
  name: 'LST-09 on a phone the bands and what to improve fit the screen',
  args: { width: 390 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /bardzo dobra/ })).toBeVisible();
    const [improve] = await canvas.findAllByRole('button', { name: /^Co poprawić: / });
    await expect(improve).toBeVisible();
    // What sticks out is cut off, and not to be pressed.
    const edge = canvasElement.getBoundingClientRect().left + 390;
    await expect(improve?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    if (improve) await userEvent.click(improve);
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await drawer.findByText('Co da najwięcej')).toBeVisible();
  },
};
export const Loading: Story = { args: { api: { data: on, failures: { listLocations: 'hang' } } } };
export const Failed: Story = { args: { api: { data: on, failures: { listLocations: 'internal_error' } } } };
export const SwitchedOff: Story = {
  args: { api: { data: { memberType: memberTypes.owner, featureFlags: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Widok jakości wizytówek jest wyłączony.')).toBeVisible();
  },
};

export const Bands: Story = {
  name: 'LST-09 bands are counted, and one of them is listed alone',
  play: async ({ args, canvas }) => {
    const weak = await canvas.findByRole('button', { name: /bardzo słaba/ });
    const grid = await canvas.findByRole('grid', { name: 'Lokalizacje od najsłabszej' });
    const rows = () => within(grid).getAllByRole('rowheader');
    await waitFor(() => expect(rows()).toHaveLength(7));
    await expect(rows()[0]).toHaveTextContent('Mariacka 7');
    await userEvent.click(weak);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(args.onBandChange).toHaveBeenCalledWith('very_weak');
    await userEvent.click(weak);
    await waitFor(() => expect(rows()).toHaveLength(7));
  },
};

export const WhatToImprove: Story = {
  name: 'LST-09 what would raise a score most is named, with the way to it',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Co poprawić: Kawiarnia Lipa, Mariacka 7, 40-014 Katowice' }),
    );
    const drawer = within(await page.findByRole('dialog'));
    await drawer.findByText('Co da najwięcej');
    const [first] = await drawer.findAllByRole('link', { name: /^Uzupełnij: / });
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^#location-7-/));
    await waitFor(() => expect(drawer.getByText('Z czego składa się wynik')).toBeVisible());
  },
};
