import { expect, test } from 'vitest';
import { offsetText } from './profile-fields.tsx';

test.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [-210, 'UTC−3:30'],
  [345, 'UTC+5:45'],
])('COM-08 %i minutes east of Greenwich are %s', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text);
});
