import type { Preview } from '@storybook/react-vite';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { configure, expect } from 'storybook/test';
import { mixedUpTexts } from '../src/mixed-up-texts.ts';
import { continueAnimations, nothingDimmed } from '../src/settled-story.ts';
import { ThemedStory } from '../src/themed-story.tsx';

configure({
  // As in the other tests: long, since lazily loaded code takes its time on a busy machine.
  asyncUtilTimeout: 30_000,
  // Without the page as text, which is written at every look at what is not there yet: a picture of it is kept.
  getElementError: (message) => new Error(message ?? undefined),
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Guides', 'features', 'ui'] } },
    a11y: {
      test: 'error',
      // Reporting passed elements takes longer than finding violations.
      options: {
        resultTypes: ['violations'],
        // Who speaks to a computer says what they see.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
  },
  globalTypes: {
    colorScheme: choice('Colour scheme', 'circlehollow', ['light', 'dark', 'auto']),
    locale: choice('Locale', 'globe', ['pl', 'en', 'es']),
    density: choice('Density', 'component', ['comfortable', 'compact']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { colorScheme: 'light', locale: 'pl', density: 'comfortable', direction: 'ltr' },
  beforeAll: async () => {
    if (!('act' in React)) drawBeforeGoingOn();
  },
  beforeEach: ({ canvasElement }) => continueAnimations(canvasElement.ownerDocument.head),
  // Before axe, which is an add-on's. What looks at layout runs here and not in unit tests.
  afterEach: async ({ canvasElement, globals, parameters }) => {
    const { body } = canvasElement.ownerDocument;
    if (!parameters['staysDimmed']) await nothingDimmed(body);
    if (globals['direction'] === 'rtl') await expect(mixedUpTexts(body)).toEqual([]);
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemedStory
        colorScheme={globals.colorScheme}
        locale={globals.locale}
        density={globals.density}
        direction={globals.direction}
        isPadded={parameters.layout !== 'edge'}
      >
        <Story />
      </ThemedStory>
    ),
  ],
};

export default preview;

function choice(title: string, icon: 'circlehollow' | 'globe' | 'component' | 'transfer', items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** Makes React render before a sent event returns, as `act` does in development, where alone there is one. */
function drawBeforeGoingOn() {
  configure({
    eventWrapper: (send) => flushSync(send),
    asyncWrapper: async (work) => {
      const result = await work();
      // Deferred updates run in a task of their own, and updates that they trigger in another.
      for (let tasks = 0; tasks < 2; tasks += 1) await new Promise((resolve) => setTimeout(resolve, 0));
      return result;
    },
  });
}
