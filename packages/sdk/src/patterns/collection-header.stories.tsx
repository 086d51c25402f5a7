import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { chipsInput } from './chip-group.tsx';
import { CollectionHeader, CollectionSearch } from './collection-header.tsx';
import { choiceInput, choicesInput, chipText, flagInput, type FilterField } from './filter-field.ts';
import { CollectionFilters } from './filter-panel.tsx';
import { ExampleScreen, inPinfold } from './stories/in-pinfold.tsx';

interface Filters {
  q?: string | undefined;
  cities?: readonly string[] | undefined;
  source?: 'google' | 'bing' | undefined;
  is_owner?: boolean | undefined;
  rating?: readonly number[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface ExampleCollectionProps {
  filters: Filters;
  width?: string;
  /** Number of matching locations; undefined until known. */
  count?: number | undefined;
}

/** Header of a list of locations with its filter state. */
function ExampleCollection({ filters: first, width = '100%', count }: ExampleCollectionProps) {
  const [filters, setFilters] = useState(first);
  const change = (next: Filters) => setFilters((former) => ({ ...former, ...next }));
  return (
    <ExampleScreen width={width}>
      <CollectionHeader
        title="Lokalizacje"
        summary={count === undefined ? '\u00a0' : `${count} lokalizacji`}
        actions={<Button variant="primary">Dodaj lokalizację</Button>}
        search={
          <CollectionSearch
            label="Szukaj lokalizacji"
            placeholder="Nazwa, ulica albo kod"
            value={filters.q ?? ''}
            onSearch={(q) => change({ q: q || undefined })}
          />
        }
        filtersLabel="Filtry"
        filters={
          <CollectionFilters
            fields={fieldsOf(filters, change)}
            title="Filtry lokalizacji"
            showLabel={(shown) => `Pokaż ${shown}`}
            count={count}
            hasFilters={Object.values(filters).some((value) => value !== undefined)}
            onClear={() => setFilters({})}
          />
        }
        tools={<Button variant="ghost">Kolumny</Button>}
      />
    </ExampleScreen>
  );
}

function fieldsOf(
  { cities, source, is_owner, rating, from, to }: Filters,
  change: (next: Filters) => void,
): FilterField[] {
  return [
    {
      id: 'cities',
      label: 'Miasto',
      input: choicesInput({
        values: ['Gdańsk', 'Kraków', 'Łódź', 'Warszawa'],
        nameOf: (city) => city,
        value: cities,
        onChange: (chosen) => change({ cities: chosen.length > 0 ? chosen : undefined }),
      }),
      chip: chipText(cities ?? []),
      clear: () => change({ cities: undefined }),
    },
    {
      id: 'source',
      label: 'Wizytówka w',
      input: choiceInput({
        anyLabel: 'Wszystkie',
        values: ['google', 'bing'],
        nameOf: (id) => sourceNames[id],
        value: source,
        onChange: (chosen) => change({ source: chosen }),
      }),
      chip: source && `Wizytówka w ${sourceNames[source]}`,
      clear: () => change({ source: undefined }),
    },
    {
      id: 'is_owner',
      label: 'Właściciel',
      input: flagInput({
        anyLabel: 'Nieważne',
        yes: 'Nasza',
        no: 'Cudza',
        value: is_owner,
        onChange: (chosen) => change({ is_owner: chosen }),
      }),
      chip: is_owner === undefined ? undefined : is_owner ? 'Nasza' : 'Cudza',
      clear: () => change({ is_owner: undefined }),
    },
    {
      id: 'rating',
      label: 'Ocena',
      input: chipsInput({
        label: 'Ocena',
        options: [5, 4, 3, 2, 1].map((id) => ({ id, label: `★ ${id}`, name: `Ocena ${id}` })),
        value: rating ?? [],
        onChange: (chosen) => change({ rating: chosen.length > 0 ? chosen : undefined }),
      }),
      chip: rating && `★ ${rating.join(', ')}`,
      clear: () => change({ rating: undefined }),
    },
    {
      id: 'days',
      label: 'Dodana',
      input: {
        kind: 'days',
        presets: [{ label: 'Listopad 2026', from: '2026-11-01', to: '2026-11-28' }],
        presetsLabel: 'Okresy',
        from,
        to,
        onChange: (first, last) => change({ from: first, to: last }),
      },
      chip: from && `${from} – ${to ?? '…'}`,
      clear: () => change({ from: undefined, to: undefined }),
    },
  ];
}

const sourceNames = { google: 'Google', bing: 'Bing' };

const meta = {
  component: ExampleCollection,
  decorators: [inPinfold],
  parameters: { layout: 'edge' },
  args: { filters: {}, count: 128 },
} satisfies Meta<typeof ExampleCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrowed: Filters = {
  cities: ['Kraków', 'Łódź', 'Warszawa'],
  source: 'google',
  is_owner: true,
};

export const Plain: Story = {};
export const Loading: Story = { args: { count: undefined } };
export const Searched: Story = { args: { filters: { q: 'Rynek' }, count: 3 } };
export const WithChips: Story = { args: { filters: narrowed, count: 17 } };
export const WithChipsDark: Story = { ...WithChips, globals: { colorScheme: 'dark' } };
export const WithChipsOnAPhone: Story = { args: { ...WithChips.args, width: '360px' } };
export const WithChipsFromRightToLeft: Story = { ...WithChips, globals: { direction: 'rtl' } };

const openPanel: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filtr' }));
};

export const PanelOpen: Story = { args: WithChips.args ?? {}, play: openPanel };
export const PanelOpenOnAPhone: Story = { args: { ...WithChips.args, width: '360px' }, play: openPanel };
