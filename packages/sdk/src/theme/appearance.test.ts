import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAppearance, type Appearance, type ComponentAppearance } from './appearance.ts';

const ofComponent: fc.Arbitrary<ComponentAppearance> = fc.record(
  {
    tokens: fc.record(
      { 'color-primary': fc.constantFrom('red', 'green'), space: fc.constantFrom('3px', '5px') },
      { requiredKeys: [] },
    ),
    classNames: fc.record(
      { Button: fc.constantFrom('a', 'b'), 'Dialog-panel': fc.constantFrom('c', 'd') },
      { requiredKeys: [] },
    ),
    options: fc.record(
      { density: fc.constantFrom('compact', 'comfortable'), cssLayer: fc.constantFrom('x', 'y') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const appearances: fc.Arbitrary<Appearance> = fc
  .tuple(ofComponent, ofComponent)
  .map(([appearance, components]) => ({ ...appearance, components: { ReviewsInbox: components } }));

describe('mergeAppearance', () => {
  it('SDK-04 the later one wins token by token and option by option, while class names add up', () => {
    const merged = mergeAppearance(
      {
        tokens: { 'color-primary': 'red', space: '3px' },
        classNames: { Button: 'provider' },
        options: { density: 'compact' },
        components: { ReviewsInbox: { tokens: { 'radius-m': '0' }, classNames: { Button: 'inbox' } } },
      },
      {
        tokens: { 'color-primary': 'green' },
        classNames: { Button: 'own' },
        options: { cssLayer: 'pinfold' },
        components: { ReviewsInbox: { tokens: { 'radius-s': '1px' } } },
      },
    );
    expect(merged).toMatchObject({
      tokens: { 'color-primary': 'green', space: '3px' },
      classNames: { Button: 'provider own' },
      options: { density: 'compact', cssLayer: 'pinfold' },
      components: {
        ReviewsInbox: { tokens: { 'radius-m': '0', 'radius-s': '1px' }, classNames: { Button: 'inbox' } },
      },
    });
  });

  it('levels can be joined in any grouping without a difference', () => {
    fc.assert(
      fc.property(appearances, appearances, appearances, (first, second, third) => {
        const left = mergeAppearance(mergeAppearance(first, second), third);
        const right = mergeAppearance(first, mergeAppearance(second, third));
        expect(left).toEqual(right);
      }),
    );
  });
});
