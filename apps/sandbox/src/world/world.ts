import type { Standing } from './listings/listing.ts';
import type { ListingChanges } from './listings/listing-fields.ts';
import type { Drawing, WorldPhoto, WorldPost } from './publications.ts';

export interface World {
  accounts: WorldAccount[];
}

export interface WorldAccount {
  id: string;
  name: string;
  refreshToken: string;
  locations: WorldLocation[];
  /** What its owner signs in with. */
  email?: string;
  /** A person's own account, or a group of places; default a group. */
  type?: 'PERSONAL' | 'LOCATION_GROUP';
  /** The personal account whose owner also has access to this group. Default: none, the group logs in by itself. */
  ownedBy?: string;
  /** Locations of other accounts that this one may manage as well. */
  shares?: string[];
}

export interface WorldLocation {
  id: string;
  title: string;
  storeCode: string;
  phone: string;
  website: string;
  languageCode: string;
  address: {
    regionCode: string;
    languageCode: string;
    postalCode: string;
    administrativeArea: string;
    locality: string;
    addressLines: string[];
  };
  latitude: number;
  longitude: number;
  categoryId: string;
  categoryName: string;
  labels: string[];
  placeId: string;
  verified: boolean;
  openState: 'OPEN' | 'CLOSED_PERMANENTLY' | 'CLOSED_TEMPORARILY';
  /** Default `live` for a verified place, `unverified` for another. */
  standing?: Standing;
  /** As `locations/{id}`. */
  duplicateOf?: string;
  /** The listing's content besides these fields; the rest is derived from the category. */
  content?: ListingChanges;
  /** What others changed before the world began, the oldest first. */
  changedByOthers?: ChangeByOthers[];
  /** Whether it was ever verified. */
  wasVerified?: boolean;
  photos?: WorldPhoto[];
  posts?: WorldPost[];
  reviews: WorldReview[];
}

/** Other than the merchant; `moderation` keeps what the merchant's own edit would have replaced. */
export interface ChangeByOthers {
  source: 'google' | 'visitor' | 'moderation';
  at: number;
  changes: ListingChanges;
}

export interface WorldReview {
  id: string;
  author: string;
  anonymous: boolean;
  rating: 1 | 2 | 3 | 4 | 5;
  comment?: string;
  createTime: number;
  updateTime: number;
  media?: readonly WorldReviewMedia[];
  reply?: WorldReply;
}

/** `lost` is listed, but its file is gone. */
export const reviewMediaKinds = ['photo', 'video', 'lost'] as const;

/** What a customer added to a review. */
export interface WorldReviewMedia {
  kind: (typeof reviewMediaKinds)[number];
  drawing: Drawing;
  label?: string;
}

export interface WorldReply {
  comment: string;
  updateTime: number;
  state: 'PENDING' | 'APPROVED' | 'REJECTED';
  policyViolation?: string;
  writes: number;
}
