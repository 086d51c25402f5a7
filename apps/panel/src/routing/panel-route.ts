import type { FeatureFlag, MemberAccess } from '@pinfold/sdk';
import type { CurrentCompany } from '@pinfold/sdk/headless/company';
import type { ComponentType } from 'react';
import type { TextKey } from '../texts/text-key.ts';

/** Who may open a page. */
export type RouteAccess =
  | { for: 'anyone' }
  /** Only while nobody is logged in. */
  | { for: 'guest' }
  /** Whoever is logged in, whatever their company allows. */
  | { for: 'user' }
  | (Omit<MemberAccess, 'for' | 'demo'> & {
      for: 'member';
      flag?: FeatureFlag;
      companyFlag?: BooleanKey<CurrentCompany>;
    });

/** Everything that is to be known about one address. */
export interface PanelRoute {
  path: string;
  /** The title of the browser's tab. */
  title: TextKey;
  description: TextKey;
  access: RouteAccess;
  page?: () => Promise<{ default: ComponentType }>;
  /** Another address, or `home`: the first entrance that the reader may use. */
  redirectTo?: string;
  /** A page to start at. */
  isEntrance?: boolean;
}

type BooleanKey<Value> = { [Key in keyof Value]: Value[Key] extends boolean ? Key : never }[keyof Value];
