import type { Meta } from '@storybook/react-vite';
import { ExampleChangesTable, type ExampleChangesTableProps } from './example-changes-table.tsx';

/** What every story of the table shares. */
export const changesTableMeta = {
  parameters: { layout: 'edge' },
  args: { api: { data: { protection: { undo_seconds: 120 } } } },
  render: (args, { globals }) => (
    <ExampleChangesTable {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleChangesTableProps>;
