import type { FeatureFlag, MemberAccess } from '@pinfold/sdk';
import type { CurrentCompany } from '@pinfold/sdk/headless/company';
import type { ComponentType } from 'react';
import type { TextKey } from '../texts/text-key.ts';
import type { PanelPath } from './paths.ts';

/** One address of the panel. A route without a page leads to another, and is linked from nowhere. */
export interface PanelRoute {
  path: PanelPath | '*';
  /** Names the tab's title and the page's description: `title.reviews` and `description.reviews`. */
  texts: RouteTexts;
  access: RouteAccess;
  page?: () => Promise<{ default: ComponentType }>;
  /** Another address; segments and query are carried over. */
  redirectTo?: PanelPath;
  /** A page to start at, for those whose dashboard is closed. */
  isEntrance?: boolean;
  /** What stands around the page. @default 'shell' behind the log-in, 'none' in front of it */
  frame?: 'shell' | 'steps' | 'none';
}

/** Who may open a page. */
export type RouteAccess =
  | { for: 'anyone'; demoMode?: 'closed' }
  /** Only for guests; logged-in users are led on to `instead`, or back where they came from. */
  | { for: 'guest'; demoMode?: 'closed'; instead?: PanelPath }
  /** Every logged-in user, whatever their company allows. */
  | {
      for: 'user';
      /** Open during the setup, too. */
      isDuringSetup?: true;
    }
  /** Those who have not finished the setup, or may add a company. */
  | { for: 'wizard' }
  | CompanyAccess;

/** Members of the company in use, with what the page asks for. */
export interface CompanyAccess extends Omit<MemberAccess, 'for' | 'demo'> {
  for: 'member';
  flag?: FeatureFlag;
  companyFlag?: CompanyFlag;
  /** Open only as long as the company lacks this. */
  withoutCompanyFlag?: CompanyFlag;
  /** Where a debt is paid: open to a company that has not paid. */
  isPayment?: true;
  /** Opens the page, too: one of its views asks for less, and the page shows that one. */
  orElse?: Omit<MemberAccess, 'for' | 'demo'>;
  /** The reader's own account: closed in view-as. */
  isPersonal?: true;
}

type CompanyFlag = BooleanKey<CurrentCompany>;
type BooleanKey<Value> = { [Key in keyof Value]: Value[Key] extends boolean ? Key : never }[keyof Value];
type RouteTexts = NameIn<TextKey>;
type NameIn<Key> = Key extends `title.${infer Name}` ? Name : never;

/** Returns what stands around a page: the shell behind the log-in, nothing in front of it, unless its route says otherwise. */
export function frameOf({ access, frame }: PanelRoute): NonNullable<PanelRoute['frame']> {
  return frame ?? (access.for === 'member' || access.for === 'user' ? 'shell' : 'none');
}

/** Returns the entry of the route table that an address leads to. */
export type RouteAt = (pathname: string) => PanelRoute;
