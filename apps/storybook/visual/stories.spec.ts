import { expect } from '@playwright/test';
import { openScene } from './open-scene.ts';
import { scenes } from './scenes.ts';
import { test } from './test.ts';

for (const scene of scenes) {
  test(`SDK-10 ${scene.name} looks as it did`, async ({ stories }) => {
    await openScene(stories, scene);
    await expect(stories.page).toHaveScreenshot(`${scene.name}.png`, { fullPage: scene.isWhole ?? false });
  });
}

test('SDK-10 the static build works below a path and asks nothing of the network', async ({ stories }) => {
  const { page, url, strangers } = stories;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}index.html?path=/story/guides-accessibility--accessibility`);
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByText('Forced colours').first(),
  ).toBeVisible();
  expect(strangers).toEqual([]);
});
