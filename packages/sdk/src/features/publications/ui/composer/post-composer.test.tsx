// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createTestClient } from '../../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { PostComposer } from './post-composer.tsx';

beforeEach(() => sessionStorage.clear());

test.each<[string, { installation?: boolean; hasAlerts?: boolean }, boolean]>([
  ['offered where the installation may send them', { installation: true }, true],
  ['not offered where it may not', { installation: false }, false],
  ['not offered by a host that has none', { installation: true, hasAlerts: false }, false],
  ['not offered by an API that does not say', {}, false],
])('PUB-01 alerts are %s', async (_what, { installation, hasAlerts }, isOffered) => {
  const client = createTestClient();
  const { settings } = client.server.data.session;
  if (installation === undefined) Reflect.deleteProperty(settings, 'alert_posts');
  else settings.alert_posts = installation;
  renderInPinfold(<PostComposer hasAlerts={hasAlerts} />, { client });
  const types = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  await expect
    .poll(types)
    .toEqual(isOffered ? ['Post', 'Wydarzenie', 'Oferta', 'Alert'] : ['Post', 'Wydarzenie', 'Oferta']);
});
