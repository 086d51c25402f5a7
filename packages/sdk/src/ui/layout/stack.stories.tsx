import type { Meta, StoryObj } from '@storybook/react-vite';
import { css, styled } from 'styled-components';
import { containerStyle } from '../../theme/breakpoints.ts';
import { Button } from '../actions/button.tsx';
import { Card } from '../display/card.tsx';
import { Tag } from '../display/tag.tsx';
import { Grid, Inset, Row, Spread, Stack } from './stack.tsx';

const meta = { component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Pon.–pt. 7:00–20:00', 'Sob. 9:00–18:00', 'Niedz. zamknięte'].map((hours) => (
  <Card key={hours}>{hours}</Card>
));
const tags = ['Kawiarnia', 'Piekarnia', 'Na wynos', 'Dla zwierząt'].map((name) => (
  <Tag key={name}>{name}</Tag>
));

export const StackOfCards: Story = { args: { gap: 4, children: cards } };

export const RowOfTags: Story = {
  render: () => (
    <Row gap={3} rowGap={2} wrap>
      {tags}
    </Row>
  ),
};

export const SpreadHeader: Story = {
  render: () => (
    <Spread gap={5} rowGap={3}>
      <strong>Lokalizacje</strong>
      <Button variant="primary">Dodaj lokalizację</Button>
    </Spread>
  ),
};

export const GridOfCards: Story = {
  render: () => (
    <Grid min="220px" gap={4}>
      {cards}
    </Grid>
  ),
};

export const InsetText: Story = {
  render: () => (
    <Framed>
      <Inset padding={[5, 7]}>16 px u góry i u dołu, 24 px po bokach.</Inset>
    </Framed>
  ),
};

/** The same row where the component around it is as narrow as a phone. */
export const InNarrowContainer: Story = {
  render: () => (
    <Framed $width="360px">
      <Row gap={5} padding={7} narrow={{ direction: 'column', align: 'stretch', gap: 3, padding: 5 }}>
        {cards}
      </Row>
    </Framed>
  ),
};

export const Dark: Story = { ...StackOfCards, globals: { colorScheme: 'dark' } };

const Framed = styled.div<{ $width?: string }>`
  ${containerStyle}
  border: 1px dashed var(--pf-line);
  ${({ $width }) =>
    $width &&
    css`
      inline-size: ${$width};
    `}
`;
