import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { token } from '../../theme/token.ts';
import { MapView, type MapViewProps } from './map-view.tsx';

const cities = [
  { id: '1', label: 'Kawiarnia Lipa, Kraków', latitude: 50.0617, longitude: 19.9372, number: 1 },
  { id: '2', label: 'Kawiarnia Lipa, Warszawa', latitude: 52.2297, longitude: 21.0122, number: 4 },
  { id: '3', label: 'Kawiarnia Lipa, Gdańsk', latitude: 54.352, longitude: 18.6466, number: '20+' },
].map((marker, index) => ({
  ...marker,
  color: [token('color-good'), token('color-warn'), token('color-ink-3')][index],
  inkColor: token('color-surface'),
}));

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `location-${index}`,
  label: `Lokalizacja ${index}`,
  latitude: 49.5 + ((index * 7919) % 5000) / 1000,
  longitude: 14.5 + ((index * 104_729) % 9000) / 1000,
}));

function Example(props: MapViewProps) {
  const [selected, setSelected] = useState(props.selectedId ?? null);
  return (
    <MapView
      {...props}
      selectedId={selected}
      onSelect={(id) => {
        setSelected(id);
        props.onSelect?.(id);
      }}
    />
  );
}

const meta = {
  component: MapView,
  args: {
    label: 'Lokalizacje na mapie',
    markers: cities,
    onSelect: fn(),
    clusterLabel: (count) => `Lokalizacje w tym miejscu: ${count}`,
    zoomInLabel: 'Przybliż',
    zoomOutLabel: 'Oddal',
    showAllLabel: 'Pokaż wszystkie',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Empty: Story = { args: { markers: [] } };
export const AtOnePlace: Story = { args: { centre: { latitude: 50.0617, longitude: 19.9372 }, zoom: 9 } };
export const Large: Story = { args: { size: 'l' } };

/** Keyboard: Tab reaches each marker, Enter chooses it. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const marker = await canvas.findByRole('button', { name: '4, Kawiarnia Lipa, Warszawa' });
    marker.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
    await waitFor(() => expect(marker).toHaveAttribute('aria-pressed', 'true'));
    await expect(marker).toHaveFocus();
  },
};

/** Ten thousand places are drawn as groups, which open when they are pressed. */
export const TenThousand: Story = {
  args: { markers: many },
  play: async ({ args, canvas }) => {
    const groups = await canvas.findAllByRole('button', { name: /Lokalizacje w tym miejscu/ });
    await expect(groups.length).toBeLessThan(400);
    groups[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('application', { name: args.label })).toHaveFocus());
  },
};

/** Tiles that cannot be had leave the outline, and the thanks that are owed for them. */
export const TilesFail: Story = {
  args: {
    tiles: {
      tileUrl: 'data:image/png;base64,{z}{x}{y}',
      attribution: '© Mapa przykładowa',
      attributionUrl: 'https://maps.example.com',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '© Mapa przykładowa' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.pinfold-Map-land')).not.toBeNull());
  },
};
