// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { List } from './list.tsx';
import { Grid, Row, Stack } from './stack.tsx';
import { Heading, Text } from './text.tsx';

function rules(): string {
  const sheets = [...document.querySelectorAll('style')].map(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  return sheets
    .flat()
    .map(({ cssText }) => cssText.replaceAll(': ', ':'))
    .join('\n');
}

describe('layout elements', () => {
  it('write no prop of theirs into the page', () => {
    render(
      <Row gap={3} justify="between" wrap narrow={{ gap: 2 }} data-testid="row" aria-label="Tools">
        <Text size="s" tone="muted" weight="medium" clamp={2}>
          Words
        </Text>
      </Row>,
    );
    const names = (element: Element) => element.getAttributeNames().toSorted();
    expect(names(screen.getByTestId('row'))).toEqual(['aria-label', 'class', 'data-testid']);
    expect(names(screen.getByText('Words'))).toEqual(['class']);
  });

  it('are the element that is asked for, and lead there', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Stack as="section" aria-label="Hours" ref={ref}>
        <Heading level={4}>Monday</Heading>
        <List>
          <li>9–17</li>
        </List>
      </Stack>,
    );
    expect(screen.getByRole('region', { name: 'Hours' })).toBe(ref.current);
    expect(screen.getByRole('heading', { level: 4, name: 'Monday' }).tagName).toBe('H4');
    expect(screen.getByRole('list').tagName).toBe('UL');
  });

  it('take space from the scale, and differ where the component around is narrow', () => {
    render(<Grid min="200px" gap={4} narrow={{ gap: 2, columns: 1 }} />);
    expect(rules()).toContain('gap:var(--pf-space-4)');
    expect(rules()).toMatch(/@container pinfold \(max-width:\s?719.98px\)/);
  });

  it('say in the page that what they show is out of date, for as long as it is', () => {
    const { rerender } = render(<Stack isStale data-testid="figures" />);
    expect(screen.getByTestId('figures').dataset['stale']).toBe('true');
    rerender(<Stack isStale={false} data-testid="figures" />);
    expect(screen.getByTestId('figures').dataset).not.toHaveProperty('stale');
  });

  it('carry the public name of a part, and the class that a host gives it', () => {
    render(
      <ThemeRoot appearance={{ classNames: { 'Card-header': 'host-header' } }}>
        <Row part="Card-header" className="own">
          Header
        </Row>
      </ThemeRoot>,
    );
    const { classList } = screen.getByText('Header');
    for (const name of ['pinfold-Card-header', 'host-header', 'own']) expect(classList).toContain(name);
  });
});
