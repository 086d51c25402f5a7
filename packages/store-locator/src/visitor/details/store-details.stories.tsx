import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LocatorSource } from '../../locator-source.ts';
import { PageView } from '../page-view.tsx';
import { useStoreLocator } from '../../use-store-locator.ts';
import { richSource } from '../testing/rich-source.ts';

const richest = richSource({ key: 'details story' });

interface DetailsProps {
  source?: LocatorSource;
  width: number;
  theme: 'light' | 'dark';
}

function Details({ source = richest, width, theme }: DetailsProps) {
  const state = useStoreLocator({ source, initialStore: 1 });
  return (
    <div style={{ maxInlineSize: width }}>
      <PageView state={state} theme={theme} map={null} />
    </div>
  );
}

const meta = {
  title: 'features/store-locator/Details of a shop',
  component: Details,
  args: { width: 400, theme: 'light' },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Kawiarnia Lipa 1' });
    await expect(await canvas.findByText('Dziękujemy i do zobaczenia!')).toBeVisible();
  },
};

export const PhotoLarge: Story = {
  args: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    const photo = await canvas.findByRole('button', { name: 'Powiększ: Kawiarnia Lipa 1, zdjęcie 2 z 3' });
    await userEvent.click(photo);
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('img', { name: 'Kawiarnia Lipa 1, zdjęcie 3 z 3' });
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('1 z 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(photo).toHaveFocus();
    await userEvent.click(photo);
  },
};

const chosenSource = richSource({
  key: 'chosen reviews story',
  store: { reviews_shown: { min_rating: 4, text_only: false } },
});

export const ChosenReviews: Story = { args: { source: chosenSource } };

export const DarkPhone: Story = { args: { width: 360, theme: 'dark' }, play: All.play ?? (() => undefined) };
