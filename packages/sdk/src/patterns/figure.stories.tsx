import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../ui/actions/link.tsx';
import { Figure, Figures } from './figure.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: Figures,
  decorators: [inPinfold],
  args: {
    label: 'Opinie w ostatnich 90 dniach',
    children: (
      <>
        <Figure
          name="Średnia ocena"
          value="4,62"
          change={{ text: '+0,08', direction: 'up', meaning: 'better' }}
          definition="Z opinii, które mają gwiazdki."
        />
        <Figure
          name="Czas odpowiedzi"
          value="9 godz."
          change={{ text: '+2 godz.', direction: 'up', meaning: 'worse' }}
          definition="Od opinii do odpowiedzi, mediana."
        />
        <Figure
          name="Opinie"
          value="1284"
          change={{ text: 'bez zmian', direction: 'none', meaning: 'same' }}
          definition="Wszystkie, także bez treści."
          action={<Link href="#reviews">Zobacz opinie</Link>}
        />
      </>
    ),
  },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Dimmed figures of a former query, whose contrast is below the usual limit until the response arrives. */
export const Stale: Story = {
  args: { isStale: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const NoValue: Story = {
  args: {
    children: (
      <>
        <Figure name="Średnia ocena" value="–" definition="Nikt jeszcze nie wystawił gwiazdek." />
        <Figure name="Opinie" value="0" definition="Wszystkie, także bez treści." />
      </>
    ),
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
