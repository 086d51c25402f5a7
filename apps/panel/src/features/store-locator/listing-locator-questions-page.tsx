import { StoreLocatorQuestions } from '@pinfold/sdk/store-locator-settings';
import { ListingLocatorFrame } from './listing-locator-frame.tsx';

/** Questions and answers about one location. */
export default function ListingLocatorQuestionsPage() {
  return <ListingLocatorFrame>{(id) => <StoreLocatorQuestions facilityId={id} />}</ListingLocatorFrame>;
}
