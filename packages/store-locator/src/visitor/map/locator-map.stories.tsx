import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageView } from '../page-view.tsx';
import { useStoreLocator } from '../../use-store-locator.ts';
import { richSource } from '../testing/rich-source.ts';

const sources = {
  outline: richSource({ key: 'map story' }),
  asks: richSource({
    key: 'map story that asks',
    map: {
      tiles_url: 'https://tiles.lipa.example/{z}/{x}/{y}.png',
      asks_consent: true,
      attribution: '© OpenStreetMap',
    },
  }),
};

function LocatorWithMap({ kind, theme }: { kind: keyof typeof sources; theme: 'light' | 'dark' }) {
  const state = useStoreLocator({ source: sources[kind] });
  return <PageView state={state} theme={theme} />;
}

const meta = {
  title: 'features/store-locator/Map of shops',
  component: LocatorWithMap,
  args: { kind: 'outline', theme: 'light' },
} satisfies Meta<typeof LocatorWithMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const group = await canvas.findByRole('button', { name: 'Przybliż: 3 miejsca, Kraków i okolice' });
    await userEvent.click(group);
    await userEvent.click(await canvas.findByRole('button', { name: /^Kawiarnia Lipa 5, / }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Kawiarnia Lipa 5, / })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    const mark = canvasElement.querySelector('.pinfold-LocatorMap-pin[data-selected]') ?? canvasElement;
    await expect(getComputedStyle(mark, '::before').content, 'the sheet draws the mark').toBe('""');
    await expect(mark.childNodes, 'a mark is one node').toHaveLength(0);
  },
};

export const AsksBeforeTiles: Story = {
  args: { kind: 'asks', theme: 'dark' },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Pokaż dokładną mapę' });
    await expect(canvas.getByText(/tiles\.lipa\.example/)).toBeVisible();
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(asked.filter((name) => name.includes('tiles.lipa.example'))).toEqual([]);
  },
};
