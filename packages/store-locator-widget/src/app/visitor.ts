export {
  createPublicSource,
  useStoreLocator,
  type PublicLocator,
  type StoreLocatorEvent,
} from '@pinfold/store-locator';
export { loadWords, plural, sheet, VisitorView } from '@pinfold/store-locator/view';
