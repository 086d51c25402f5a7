import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '../client/api-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { PinIcon } from '../ui/icons/place-icons.tsx';
import { noMatch, QueryState } from './query-state.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const query = { error: null, isFetching: false, refetch: () => Promise.resolve() };

const meta = {
  component: QueryState,
  decorators: [inPinfold],
  args: {
    query,
    failed: 'Nie udało się wczytać lokalizacji',
    forbidden: 'Nie masz dostępu do lokalizacji',
    empty: undefined,
  },
} satisfies Meta<typeof QueryState>;

export default meta;
type Story = StoryObj<typeof meta>;

const failedWith = (details: ConstructorParameters<typeof ApiError>[0]) => ({
  query: { ...query, error: new ApiError(details) },
});

export const Loading: Story = { args: { query: { ...query, isFetching: true } } };
export const LoadingRows: Story = { args: { loading: { blocks: 4, lines: 2, hasAvatar: true } } };
export const Failed: Story = { args: failedWith({ kind: 'http', status: 500 }) };
export const FailedForANamedReason: Story = {
  args: failedWith({ kind: 'http', status: 503, detail: 'Trwa przerwa techniczna do 6:00.' }),
};
export const Offline: Story = { args: failedWith({ kind: 'network' }) };
export const TryingAgain: Story = {
  args: { query: { ...failedWith({ kind: 'network' }).query, isFetching: true } },
};
export const Forbidden: Story = {
  args: failedWith({ kind: 'http', status: 403, detail: 'Twoja rola nie obejmuje lokalizacji.' }),
};

export const Empty: Story = {
  args: {
    empty: {
      title: 'Nie ma jeszcze żadnej lokalizacji',
      text: 'Połącz konto Google albo dodaj pierwszą ręcznie.',
      icon: <PinIcon size={24} />,
      actions: <Button variant="primary">Dodaj lokalizację</Button>,
    },
  },
};

export const EmptyByFilters: Story = {
  args: {
    empty: noMatch({
      title: 'Żadna lokalizacja nie pasuje',
      text: 'Zmień filtry albo szukaj czegoś innego.',
      clear: 'Wyczyść filtry',
      onClear: () => undefined,
    }),
  },
};

export const EmptyDark: Story = { ...EmptyByFilters, globals: { colorScheme: 'dark' } };
