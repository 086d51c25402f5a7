import { expect, it } from 'vitest';
import { figuresCsv } from './figures-csv.ts';

it('RV-08 figures are saved as a spreadsheet reads them: no formula runs, what is not known is empty', () => {
  const figures = {
    count: 3,
    average_rating: 11 / 3,
    ratings: [0, 1, 0, 1, 1],
    with_text: 2,
    replied: 0,
    replied_share: 0,
    reply_hours: null,
    replied_within_day: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    mixed: 0,
    unassigned: 3,
    nss: null,
  };
  const [heading, line] = figuresCsv('Miasto', [{ name: '=Kraków', figures }], (column) => column).split(
    '\r\n',
  );
  expect(heading).toMatch(/^\uFEFFMiasto,count,average_rating,.*,nss,1★,2★,3★,4★,5★$/);
  expect(line).toBe("'=Kraków,3,3.67,2,0,0,,0,0,0,0,0,3,,0,1,0,1,1");
  const polish = figuresCsv('Miasto', [{ name: 'Kraków', figures }], (column) => column, 'pl');
  expect(polish.split('\r\n')[1]).toBe('Kraków;3;3,67;2;0;0;;0;0;0;0;0;3;;0;1;0;1;1');
});
