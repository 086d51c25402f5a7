import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { batchStatus, batchStatusOf } from '@pinfold/contract/batch-status';
import { List } from '../ui/layout/list.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { BatchProgress, BatchTray } from './batch-progress.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

interface ExampleBatchProps {
  processing: number;
  failed: number;
  /** In a tray in the corner, rather than in the page. */
  isInTray?: boolean;
}

/** A batch of ten that is being sent, and what has become of it. */
function ExampleBatch({ processing, failed, isInTray = false }: ExampleBatchProps) {
  const status = batchStatusOf({ processing, failed });
  const seconds_left = status === batchStatus.pending ? 90 : null;
  const progress = (
    <BatchProgress
      batch={{ status, processing, failed, total: 10, seconds_left }}
      label={`Wysłano ${10 - processing - failed} z 10`}
      valueLabel={(timeLeft) => (timeLeft ? `jeszcze ${timeLeft}` : '')}
      problems={{
        label: `Nieudane: ${failed}`,
        retry: {
          label: 'Ponów nieudane',
          pendingLabel: 'Ponawiam',
          isPending: false,
          disabledReason: undefined,
          onPress: () => {},
        },
        details: (
          <List>
            <li>Kawiarnia Lipa: brak dostępu do konta</li>
          </List>
        ),
      }}
      onDismiss={() => {}}
    />
  );
  if (!isInTray) return <Stack gap={3}>{progress}</Stack>;
  return (
    <div style={{ position: 'relative', blockSize: 400 }}>
      <BatchTray
        label="Wysyłki"
        heading={<h2>Wysyłki (1)</h2>}
        showLabel="Rozwiń"
        hideLabel="Zwiń"
        holds="many"
        startsOpen
      >
        <Stack gap={3} padding={[3, 4, 4]}>
          {progress}
        </Stack>
      </BatchTray>
    </div>
  );
}

const meta = {
  component: ExampleBatch,
  decorators: [inPinfold],
  args: { processing: 4, failed: 0 },
} satisfies Meta<typeof ExampleBatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wysłano 6 z 10')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Problems: Story = {
  args: { processing: 0, failed: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nieudane: 2' }));
    await expect(await canvas.findByText(/brak dostępu/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ponów nieudane' })).toBeVisible();
  },
};
export const Done: Story = { args: { processing: 0 } };
export const Tray: Story = { args: { isInTray: true } };
export const Dark: Story = { args: { processing: 0, failed: 2 }, globals: { colorScheme: 'dark' } };
