import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const reading: Access = { permission: 'manage_store_locator', module: 'store_locator', demo: 'allowed' };
const writing: Access = { ...reading, demo: 'blocked' };
const setting: Access = { ...writing, concernsAllLocations: true };
const explaining: Access = { ...writing, concernsAllLocations: 'sometimes' };
const visiting: Access = { for: 'anyone' };

export type StoreLocatorOperation =
  | 'getLocator'
  | 'updateLocator'
  | 'createLocatorImage'
  | 'listLocatorFilters'
  | 'previewLocator'
  | 'previewLocatorPage'
  | 'previewStore'
  | 'listLocatorQuestions'
  | 'createLocatorQuestion'
  | 'orderLocatorQuestions'
  | 'updateLocatorQuestion'
  | 'deleteLocatorQuestion'
  | 'getListingLocator'
  | 'updateListingLocator'
  | 'getPublicLocator'
  | 'findLocatorPlaces'
  | 'getPublicLocatorPage'
  | 'getPublicStore'
  | 'listPublicReviews';

/** Calls about the store locator: its owner's, then those of visitors. Fixed paths stand before those with an id. */
export const storeLocatorOperations: Readonly<Record<StoreLocatorOperation, TestOperation>> = {
  getLocator: { method: 'GET', path: '/store-locator/', access: reading },
  updateLocator: { method: 'PATCH', path: '/store-locator/', access: setting },
  createLocatorImage: { method: 'POST', path: '/store-locator/images/', access: writing },
  listLocatorFilters: { method: 'GET', path: '/store-locator/filters/', access: reading },
  previewLocator: { method: 'GET', path: '/store-locator/preview/', access: reading },
  previewLocatorPage: { method: 'GET', path: '/store-locator/preview/pages/{page}/', access: reading },
  previewStore: { method: 'GET', path: '/store-locator/preview/stores/{id}/', access: reading },
  listLocatorQuestions: { method: 'GET', path: '/store-locator/faq/', access: reading },
  createLocatorQuestion: { method: 'POST', path: '/store-locator/faq/', access: explaining },
  orderLocatorQuestions: { method: 'POST', path: '/store-locator/faq/order/', access: explaining },
  updateLocatorQuestion: { method: 'PATCH', path: '/store-locator/faq/{id}/', access: explaining },
  deleteLocatorQuestion: { method: 'DELETE', path: '/store-locator/faq/{id}/', access: explaining },
  getListingLocator: { method: 'GET', path: '/facilities/{id}/store-locator/', access: reading },
  updateListingLocator: { method: 'PATCH', path: '/facilities/{id}/store-locator/', access: writing },
  getPublicLocator: { method: 'GET', path: '/locators/{name}/', access: visiting },
  findLocatorPlaces: { method: 'GET', path: '/locators/{name}/places/', access: visiting },
  getPublicLocatorPage: { method: 'GET', path: '/locators/{name}/pages/{page}/', access: visiting },
  getPublicStore: { method: 'GET', path: '/locators/{name}/stores/{id}/', access: visiting },
  listPublicReviews: { method: 'GET', path: '/locators/{name}/stores/{id}/reviews/', access: visiting },
};
