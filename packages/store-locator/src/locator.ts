import type { Schemas } from '@pinfold/contract/schemas';

/** The first answer: how it looks, what can be filtered by, and the shops that come first. */
export type PublicLocator = Schemas['PublicLocator'];
/** What a visitor sees of the owner’s choices. */
export type PublicLocatorOptions = Schemas['PublicLocatorOptions'];
/** Some thousand shops of one area, as columns. */
export type PublicLocatorPage = Schemas['PublicLocatorPage'];
/** A shop in the list. */
export type PublicStoreCard = Schemas['PublicStoreCard'];
/** A shop with all that a visitor can know of it. */
export type PublicStore = Schemas['PublicStore'];
/** A review as it is public at the provider. */
export type PublicReview = Schemas['PublicReview'];
/** A town or a street with where it is. */
export type LocatorPlace = Schemas['LocatorPlace'];
/** Opening hours as numbers. */
export type CompiledHours = Schemas['CompiledHours'];
