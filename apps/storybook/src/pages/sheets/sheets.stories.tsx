import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentSheet, type StoryFile } from './component-sheet.tsx';

const meta = {
  title: 'Guides/All at a glance',
  component: ComponentSheet,
  // Each state has a story of its own, where it is tested.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'edge', controls: { disable: true } },
} satisfies Meta<typeof ComponentSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  args: {
    files: import.meta.glob<StoryFile>('../../../../../packages/sdk/src/ui/actions/*.stories.tsx', {
      eager: true,
    }),
  },
};
export const Display: Story = {
  args: {
    files: import.meta.glob<StoryFile>(
      [
        '../../../../../packages/sdk/src/ui/display/*.stories.tsx',
        '../../../../../packages/sdk/src/ui/icons/*.stories.tsx',
      ],
      { eager: true },
    ),
  },
};
export const Feedback: Story = {
  args: {
    files: import.meta.glob<StoryFile>(
      [
        '../../../../../packages/sdk/src/ui/feedback/*.stories.tsx',
        '!../../../../../packages/sdk/src/ui/feedback/toast-region.stories.tsx',
      ],
      { eager: true },
    ),
  },
};
export const Fields: Story = {
  args: {
    files: import.meta.glob<StoryFile>('../../../../../packages/sdk/src/ui/fields/*.stories.tsx', {
      eager: true,
    }),
  },
};
export const Collections: Story = {
  args: {
    files: import.meta.glob<StoryFile>('../../../../../packages/sdk/src/ui/collections/*.stories.tsx', {
      eager: true,
    }),
  },
};
