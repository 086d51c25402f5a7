export { contrast } from '@pinfold/contract/features/store-locator/readable-color';
