import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { ScreenTarget } from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import type {
  IndicatorId,
  IndicatorPiece,
  IndicatorReading,
} from '@pinfold/contract/features/dashboard/indicator';
import type { PossibleStep } from '@pinfold/contract/features/dashboard/next-points';
import type { Period } from '@pinfold/contract/period';
import type { Member } from './features/company/member.ts';
import type { LocationScope } from './features/listings/visible-locations.ts';
import type { Services } from './services.ts';

/** Whose locations an indicator is read of, and what their plan has. */
export type IndicatorViewer = LocationScope &
  Pick<Member, 'timezone' | 'planCapabilities' | 'disabledModules'>;

/** A step with where it is done, and by whom. */
export interface IndicatorStep extends PossibleStep {
  permission: Permission;
  target: ScreenTarget;
}

/** What would raise an indicator but is in nobody's hands alone. */
export interface IndicatorAim {
  aim: 'into_top10';
  count: number;
  /** What the indicator would be. */
  value: number;
  target: ScreenTarget;
}

/** What a feature knows of its indicator. */
export interface IndicatorFigures {
  reading: IndicatorReading;
  /** What the value is the mean of; the weights say how much each counts. */
  pieces?: readonly IndicatorPiece[];
  /** Values of the days on which it was measured, where the indicator has days of its own. */
  days?: ReadonlyMap<string, number>;
  steps?: readonly IndicatorStep[];
  aims?: readonly IndicatorAim[];
  /** Of the days before the period, where they were asked for; a state has none. */
  before?: EarlierFigures;
}

/** What an indicator was; null where it is not known. */
export interface EarlierFigures {
  value: number | null;
  pieces?: readonly IndicatorPiece[] | undefined;
}

/**
 * Reads an indicator; the features know of no dashboard, and the dashboard of no feature. What is measured is read of the
 * days right before the period as well, where they are given.
 */
export type IndicatorOf = (
  services: Services,
  viewer: IndicatorViewer,
  period: Period,
  before?: Period,
) => Promise<IndicatorFigures>;

/** Where the dashboard has an indicator from. */
export interface IndicatorSource {
  read: IndicatorOf;
  /**
   * `measured` over the days of a period, so that an earlier period can be read as well; or a `state`, which is read as
   * it is now, and of the past as it was stored at night.
   */
  kind: 'measured' | 'state';
  /** Whether it is read of the locations that the viewer sees; otherwise of the whole company for everybody. */
  isOfLocations: boolean;
  /** Of the indicator's own screen: who may not open it is told the value alone. */
  screen: MemberAccess;
}

export type IndicatorSources = Readonly<Record<IndicatorId, IndicatorSource>>;
