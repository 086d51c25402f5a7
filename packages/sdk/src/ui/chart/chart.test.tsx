import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pl } from '../../locales/pl.ts';
import { PinfoldProvider } from '../../provider/pinfold-provider.tsx';
import { createTestClient } from '../../testing/create-test-client.ts';
import { Surface } from '../surface.tsx';
import { Chart } from './chart.tsx';

test('MON-03 SDK-08 on a server the chart is its table, with gaps and what is beyond the twentieth in words', () => {
  const html = renderToString(
    <PinfoldProvider client={createTestClient()} locale={pl}>
      <Surface>
        <Chart
          label="Pozycje na mapie"
          axis="rank"
          resolution="day"
          dates={['2026-10-15', '2026-10-16', '2026-10-17']}
          series={[{ id: 'kawa', label: 'kawa', color: 'color-series-1', values: [3, null, 21] }]}
          notes={[{ date: '2026-10-16', text: 'zmiana: godziny otwarcia, 16 paź' }]}
          notesLabel="Zmiany w wizytówce"
        />
      </Surface>
    </PinfoldProvider>,
  );
  expect(html).not.toContain('<svg');
  expect(html).not.toContain(' style=');
  const table = html.slice(html.indexOf('<table'));
  const cells = [...table.matchAll(/<(?:td|th)(?: [^>]*)?>(.*?)<\/(?:td|th)>/g)].map(([, text = '']) => text);
  expect(cells).toEqual([
    'Data',
    'kawa',
    'Zmiany w wizytówce',
    '17 paź 2026',
    '20+',
    '',
    '16 paź 2026',
    '–',
    'zmiana: godziny otwarcia, 16 paź',
    '15 paź 2026',
    '3',
    '',
  ]);
});
