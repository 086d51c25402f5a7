import { distanceMeters } from '@pinfold/contract/geo';
import type { Period } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { groupMembersOf } from '../group-members-of.ts';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { requestedPeriod } from './asked-period.ts';
import { measuredPeriod, type Looked } from './measured-period.ts';
import { askedKeywords } from './position-answers.ts';
import { coordinatesOf, findLocation, keywordsOf, refuseServiceArea } from './watched-locations.ts';

type Location = Schemas['LocationItem'];
type Competitor = Schemas['Competitor'];
type Points = Period & { points: string[] };

/** Own positions beside those of competitors, and one set of places beside another. */
export function competitionAnswers(data: TestData): TestAnswers {
  const { rankings } = data;
  const { today } = rankings;
  return {
    getCompetition: ({ body }) => {
      const { facility, competitors, chart, ...asked } = body as Schemas['CompetitionSearch'];
      const location = findLocation(data, facility);
      refuseServiceArea(location);
      const keywords = askedKeywords(asked.keywords, chart);
      const period = requestedPeriod(asked, today);
      const measured = (looked: readonly Looked[]) => {
        const { series, summary } = measuredPeriod(looked, period, today);
        const compared = period.before ? measuredPeriod(looked, period.before, today).summary : null;
        return { series, summary, compared };
      };
      return Response.json({
        ...period.answer,
        own: measured([ownLooked(data, location, keywords)]),
        competitors: rankings.competitors
          .filter(({ id }) => competitors?.includes(id) ?? true)
          .map((competitor) => ({
            competitor: competitor.id,
            name: competitor.name,
            ...measured(competitorLooked(data, competitor, [location], keywords)),
          })),
      });
    },
    comparePositions: ({ body }) => {
      const { a, b, ...asked } = body as Schemas['ComparisonSearch'];
      const period = requestedPeriod(asked, today);
      return Response.json({ ...period.answer, a: side(data, a, period), b: side(data, b, period) });
    },
  };
}

function side(data: TestData, set: Schemas['ComparedSet'], period: Points) {
  const { facilities_ids = [], groups = [], competitors = [] } = set;
  const ids = new Set([...facilities_ids, ...groups.flatMap((group) => [...groupMembersOf(data, group)])]);
  const locations = [...ids].map((id) => {
    const location = data.locations.find((one) => one.id === id);
    if (!location) throw new TestProblem('facility_unknown');
    return location;
  });
  locations.forEach(refuseServiceArea);
  const rivals = data.rankings.competitors.filter(({ id }) => competitors.includes(id));
  if (locations.length + rivals.length === 0) throw new TestProblem('set_empty');
  const keywords = askedKeywords(set.keywords);
  const looked = [
    ...locations.map((location) => ownLooked(data, location, keywords)),
    ...rivals.flatMap((rival) => competitorLooked(data, rival, data.locations, keywords)),
  ];
  const { series, summary } = measuredPeriod(looked, period, data.rankings.today);
  return { series, summary, places_count: locations.length + rivals.length };
}

function ownLooked(data: TestData, location: Location, keywords: readonly string[]): Looked {
  const watched = keywordsOf(data, location);
  return { place: location.id, keywords: keywords.filter((keyword) => watched.includes(keyword)) };
}

/** A competitor is looked for from the own locations that are near. */
function competitorLooked(
  data: TestData,
  competitor: Competitor,
  from: readonly Location[],
  keywords: readonly string[],
): Looked[] {
  return from
    .filter((location) => {
      const place = coordinatesOf(location);
      return place && distanceMeters(place, competitor) / 1000 <= 25;
    })
    .map((location) => ({ ...ownLooked(data, location, keywords), place: 50_000 + competitor.id }));
}
