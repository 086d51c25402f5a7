import type { ListOf, Schemas } from '../../client/schema.ts';

/** Positions of one location over time, a series a keyword. */
export type Positions = Schemas['Positions'];
/** A keyword that is watched somewhere, whatever its scope. */
export type RankKeyword = Schemas['RankKeyword'];
/** The keywords that are watched. */
export interface RankKeywordList extends ListOf<RankKeyword> {
  /** Today for the company, as `YYYY-MM-DD`. */
  today: string;
}
/** Positions of all locations over time: measures and bands. */
export type RankOverview = Schemas['RankOverview'];
/** A row of the table of positions. */
export type LocationPositions = Schemas['LocationPositions'];
/** A listing of another company, whose positions are measured beside the company's own. */
export type Competitor = Schemas['Competitor'];
/** A listing that could become a competitor. */
export type CompetitorPlace = Schemas['CompetitorPlace'];
/** Points around a location from which one keyword is looked up. */
export type RankGrid = Schemas['RankGrid'];
/** Positions at all points of a grid, at one time. */
export type RankScan = NonNullable<Schemas['RankScan']>;
