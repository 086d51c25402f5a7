// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { PlanNotice } from './plan-notice.tsx';

test('COM-09 the way to the plan goes through the host’s router, unless a new tab is asked for', () => {
  const navigate = vi.fn();
  const use = { used: 5, max: 5, isReached: true, left: 0 };
  renderInPinfold(
    <PlanNotice limit="max_websites" use={use} refusal={undefined} isAboutPlan={false} planHref="/plan" />,
    { navigate },
  );
  const link = screen.getByRole('link', { name: 'Zobacz plany' });
  fireEvent.click(link, { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/plan');
});
