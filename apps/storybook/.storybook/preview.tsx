import type { Preview } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { configure, expect } from 'storybook/test';
import { mixedUpTexts } from '../src/mixed-up-texts.ts';
import { ThemedStory } from '../src/themed-story.tsx';

// When to give up, as in the other tests: a wait ends as soon as it is met, and what is fetched when it is first opened
// takes as long as the machine is busy.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Guides', 'features', 'ui'] } },
    a11y: {
      test: 'error',
      // What React Aria reads out is gone a moment later, and so is what names it.
      context: { exclude: ['[data-live-announcer]'] },
      // Describing each element that is right takes longer than finding those that are wrong.
      options: { resultTypes: ['violations'] },
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
    if (process.env['NODE_ENV'] === 'production') drawBeforeGoingOn();
  },
  // Only a browser lays letters out, so that stories are where this shows.
  afterEach: async ({ canvasElement, globals }) => {
    if (globals['direction'] === 'rtl')
      await expect(mixedUpTexts(canvasElement.ownerDocument.body)).toEqual([]);
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

/** What an event brings about is on the page when the event has been sent, as React's `act` sees to in development. */
function drawBeforeGoingOn() {
  configure({
    eventWrapper: (send) => flushSync(send),
    asyncWrapper: async (work) => {
      const result = await work();
      // React draws what is less urgent in a task of its own, and what that sets in another.
      for (let tasks = 0; tasks < 2; tasks += 1) await new Promise((resolve) => setTimeout(resolve, 0));
      return result;
    },
  });
}
