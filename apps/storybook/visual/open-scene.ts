import { expect } from '@playwright/test';
import type { Scene } from './scenes.ts';
import type { Stories } from './test.ts';

/** Opens a scene's story and waits for its play function. */
export async function openScene({ page, url }: Stories, scene: Scene): Promise<void> {
  await page.setViewportSize({ width: scene.width ?? 1280, height: scene.height ?? 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: scene.forcedColors ? 'active' : 'none' });
  const globals = Object.entries(scene.globals ?? {}).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id: scene.story, viewMode: 'story', globals: globals.join(';') });
  await page.goto(`${url}iframe.html?${query}`);
  await expect(page.locator('body.sb-show-main #storybook-root > *').first()).toBeVisible();
  await page.waitForFunction(hasPlayed);
  if (scene.shows) await expect(page.getByText(scene.shows).first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The axe run after each story may leave a list scrolled.
    for (const list of document.querySelectorAll('.pinfold-VirtualList')) list.scrollTop = 0;
  });
}

/** Expression for Storybook's current render phase. */
const hasPlayed = `['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`;
