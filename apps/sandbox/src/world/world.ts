export interface World {
  accounts: WorldAccount[];
}

export interface WorldAccount {
  id: string;
  name: string;
  refreshToken: string;
  locations: WorldLocation[];
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
  reviews: WorldReview[];
}

export interface WorldReview {
  id: string;
  author: string;
  anonymous: boolean;
  rating: 1 | 2 | 3 | 4 | 5;
  comment?: string;
  createTime: number;
  updateTime: number;
  reply?: WorldReply;
}

export interface WorldReply {
  comment: string;
  updateTime: number;
  state: 'PENDING' | 'APPROVED' | 'REJECTED';
  policyViolation?: string;
  writes: number;
}
