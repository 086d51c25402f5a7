import type { Membership } from '@pinfold/contract/access/decide-access';

/** A user in the company of the request. Every query of a company starts from here. */
export interface Member extends Membership {
  companyId: number;
  userId: number;
  timezone: string;
  /** Whether all locations may be seen; otherwise those of `visibleTo`. */
  seesAllLocations: boolean;
  /** Acts for the maker of an API key, who is not there. */
  isEmbed?: boolean;
  /** The only locations of an embed token, by id and by group. */
  namedLocations?: { ids: number[]; groupIds: number[] };
}
