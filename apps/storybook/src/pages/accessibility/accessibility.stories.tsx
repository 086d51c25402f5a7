import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessibilityGuide } from './accessibility-guide.tsx';

const meta = {
  title: 'Guides/Accessibility',
  component: AccessibilityGuide,
  tags: ['!autodocs'],
  parameters: { layout: 'edge' },
} satisfies Meta<typeof AccessibilityGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accessibility: Story = {
  name: 'SDK-10 keys, contrast, forced colours and motion on one page',
  play: async ({ canvas, canvasElement }) => {
    const keys = within(canvas.getByRole('region', { name: 'Keyboard map' }));
    await expect(keys.getByRole('row', { name: /ReviewsInbox J Next review/ })).toBeVisible();
    const ratios = [...canvasElement.querySelectorAll('[data-ratio]')].map((cell) =>
      Number(cell.getAttribute('data-ratio')),
    );
    await expect(ratios.length).toBeGreaterThan(60);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
