import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stars } from '../display/stars.tsx';
import { VirtualList } from './virtual-list.tsx';

interface Review {
  id: string;
  author: string;
  rating: number;
  text: string;
}

const reviews = Array.from({ length: 10_000 }, (_, index) => ({
  id: `review-${index + 1}`,
  author: `Opinia ${index + 1}`,
  rating: (index % 5) + 1,
  text: 'Kawa jak zawsze świetna. '.repeat(1 + (index % 7) * 3),
}));

function Example({ count }: { count: number }) {
  const [active, setActive] = useState<string | null>('review-1');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ height: 480, width: 430, background: 'var(--pf-surface)' }}>
      <VirtualList<Review>
        label="Opinie"
        rows={reviews.slice(0, count)}
        getKey={(review) => review.id}
        activeKey={active}
        onActiveChange={setActive}
        selectedKeys={selected}
        onToggle={(key) => setSelected((kept) => new Set([...kept, key]))}
        renderRow={(review) => (
          <div style={{ padding: '13px 18px' }}>
            <strong>{review.author}</strong> <Stars value={review.rating} label={`${review.rating} na 5`} />
            <p style={{ margin: 0 }}>{review.text}</p>
          </div>
        )}
      />
    </div>
  );
}

const meta = { component: Example, args: { count: 10_000 } } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {};
export const Few: Story = { args: { count: 3 } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid', { name: 'Opinie' });
    const activeText = () =>
      list.ownerDocument.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    list.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeText()).toHaveTextContent('Opinia 10000'));
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(300);
    await waitFor(() => expect(activeText()).toBeVisible());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(activeText()).toHaveTextContent(/^Opinia 1 /));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(activeText()).not.toHaveTextContent(/^Opinia 1 /));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(activeText()).toHaveAttribute('aria-selected', 'true'));
    await expect(list).toHaveFocus();
    await expect(list).toHaveAttribute('aria-rowcount', '10000');
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(300);
  },
};
