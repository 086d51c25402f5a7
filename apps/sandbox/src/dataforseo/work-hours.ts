import { seedOf } from '../world/random.ts';

/** When a business is open, in the form of DataForSEO; drawn, since nobody ranks by it. */
export function workHours(placeId: string): object {
  const draw = seedOf('hours', placeId);
  const weekday = [period(7 + (draw % 3), 18 + (draw % 4))];
  const sunday = draw % 3 === 0 ? null : [period(9 + (draw % 2), 17 + (draw % 3))];
  return {
    timetable: {
      sunday,
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: [period(9, 19)],
    },
    current_status: 'open',
  };
}

function period(open: number, close: number): object {
  return { open: { hour: open, minute: 0 }, close: { hour: close, minute: 0 } };
}
