'use client';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Table } from '../ui/collections/table.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';
import { TitledCard } from './titled-card.tsx';

interface LocationFiguresProps<Row> extends Omit<ComponentProps<typeof TitledCard>, 'children' | 'title'> {
  /** Names the table, too. */
  title: string;
  /** Heading of the column with the locations. */
  locationLabel: string;
  figures: readonly { id: string; name: string; render: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  /** In place of the table: loading, failed or empty. */
  state?: ReactNode;
}

/** Locations with some figures of each, in a card. */
export function LocationFigures<
  Row extends { facility: { id: number; name: string; formatted_address: string } },
>({ locationLabel, figures, rows, state, ...card }: LocationFiguresProps<Row>): JSX.Element {
  return (
    <TitledCard {...card}>
      {state || (
        <Table
          label={card.title}
          columns={[
            {
              id: 'location',
              header: locationLabel,
              isRowHeader: true,
              render: ({ facility }: Row) => (
                <Stack as="span">
                  {facility.name}
                  <Text as="small" tone="muted" weight="regular">
                    {facility.formatted_address}
                  </Text>
                </Stack>
              ),
            },
            ...figures.map(({ id, name, render }) => ({ id, header: name, align: 'end' as const, render })),
          ]}
          rows={rows}
          getKey={({ facility }) => String(facility.id)}
        />
      )}
    </TitledCard>
  );
}
