import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../ui/layout/text.tsx';
import { Grid, Stack } from '../ui/layout/stack.tsx';
import { SectionNav } from './section-nav.tsx';
import { Section } from './section.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: SectionNav,
  decorators: [inPinfold],
  args: {
    label: 'Części wizytówki',
    idPrefix: 'example-',
    sections: [
      { name: 'name', label: 'Nazwa i kategorie', state: 'clean' },
      { name: 'hours', label: 'Godziny', state: 'dirty' },
      { name: 'contact', label: 'Kontakt', state: 'faulty' },
    ],
    stateLabels: { dirty: 'zmieniono', faulty: 'do poprawy' },
    columnFrom: 'pinfold (min-width: 720px)',
  },
  render: (args) => (
    <Stack isContainer>
      <Grid columns="168px minmax(0, 1fr)" gap={6} narrow={{ columns: 1 }}>
        <SectionNav {...args} />
        <Stack gap={5}>
          {args.sections.map(({ name, label }) => (
            <Section key={name} id={`${args.idPrefix}${name}`} title={label} headingLevel={2}>
              <Text as="p" tone="muted">
                Tu są pola tej części.
              </Text>
            </Section>
          ))}
        </Stack>
      </Grid>
    </Stack>
  ),
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const ColumnDark: Story = { globals: { colorScheme: 'dark' } };
/** Where there is no room for a column, the links are a line that slides. */
export const Line: Story = { args: { columnFrom: 'pinfold (min-width: 9999px)' } };
