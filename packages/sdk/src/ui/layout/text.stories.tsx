import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './stack.tsx';
import { Heading, Text, VisuallyHidden, type TextTone } from './text.tsx';

const meta = {
  component: Text,
  args: { children: 'Kawiarnia przy Rynku zmieniła godziny otwarcia w Google.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly TextTone[] = ['default', 'muted', 'subtle', 'primary', 'good', 'warn', 'bad', 'info'];

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          Rozmiar {size}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={3} padding={4}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          Ton {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack gap={3}>
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          Grubość {weight}
        </Text>
      ))}
    </Stack>
  ),
};

export const Clamped: Story = { args: { as: 'p', clamp: 2, maxInlineSize: '180px' } };

export const Headings: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={2} size="xl">
        Tytuł strony
      </Heading>
      <Heading level={3}>Tytuł sekcji</Heading>
      <Heading level={4} size="m">
        Tytuł podsekcji
      </Heading>
    </Stack>
  ),
};

/** The text beside the stars is for screen readers only. */
export const Hidden: Story = {
  render: () => (
    <p>
      <span aria-hidden="true">★★★★☆</span>
      <VisuallyHidden>4 na 5 gwiazdek</VisuallyHidden>
    </p>
  ),
};

export const Dark: Story = { ...Tones, globals: { colorScheme: 'dark' } };
