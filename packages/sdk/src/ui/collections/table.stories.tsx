import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Table } from './table.tsx';
import type { TableSort } from './column-heading.tsx';

const rows = [
  { id: '1', place: 'Rynek Główny 12, Kraków', reviews: 412 },
  { id: '2', place: 'Puławska 45, Warszawa', reviews: 268 },
];

function Example() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const sorted = sort?.direction === 'ascending' ? rows.toReversed() : rows;
  return (
    <Table
      label="Lokalizacje"
      rows={sorted}
      getKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      columns={[
        { id: 'place', header: 'Lokalizacja', render: (row) => row.place, isRowHeader: true },
        { id: 'reviews', header: 'Opinie', render: (row) => row.reviews, align: 'end', isSortable: true },
      ]}
    />
  );
}

const meta = { component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Sorting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opinie' }));
    await expect(canvas.getByRole('columnheader', { name: 'Opinie' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Puławska');
  },
};
