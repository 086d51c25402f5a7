// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VirtualTableProps } from './virtual-table.tsx';
import { VirtualTableRow } from './virtual-table-row.tsx';

interface Shop {
  id: number;
}

test('SDK-03 a row that says the same is not drawn again when another page of a table arrives', () => {
  const shops = [{ id: 1 }, { id: 2 }];
  const drawn: number[] = [];
  const table: VirtualTableProps<Shop> = {
    label: 'Lokalizacje',
    columns: [
      {
        id: 'id',
        header: 'Numer',
        width: '1fr',
        render: ({ id }) => {
          drawn.push(id);
          return id;
        },
      },
    ],
    rowCount: 2,
    rowAt: (index) => shops[index],
    getKey: ({ id }) => String(id),
    waitingLabel: 'Wczytuję',
  };
  const row = (props: VirtualTableProps<Shop>, shop: Shop | undefined) => (
    <VirtualTableRow
      table={props}
      row={shop}
      index={0}
      start={0}
      keptHeight={undefined}
      id="row"
      isActive={false}
      measure={() => {}}
      onPress={() => {}}
      onAction={() => {}}
    />
  );
  const page = render(row(table, shops[0]));
  page.rerender(row({ ...table, rowAt: () => undefined }, shops[0]));
  expect(drawn).toEqual([1]);
  page.rerender(row(table, shops[1]));
  expect(drawn).toEqual([1, 2]);
  expect(page.getByRole('row').textContent).toBe('2');
});
