import type { OperationsOf } from '../../operations-of.ts';
import type * as appleAccounts from './apple-accounts.endpoints.ts';
import type * as appleListings from './apple-listings.endpoints.ts';
import type * as facebookAccounts from './facebook-accounts.endpoints.ts';
import type * as googleAccounts from './google-accounts.endpoints.ts';
import type * as googleInvitations from './google-invitations.endpoints.ts';
import type * as googlePlaces from './google-places.endpoints.ts';
import type * as mapSettings from './map-settings.endpoints.ts';
import type * as mobileApps from './mobile-apps.endpoints.ts';

type Operations = OperationsOf<
  | typeof appleAccounts
  | typeof appleListings
  | typeof facebookAccounts
  | typeof googleAccounts
  | typeof googleInvitations
  | typeof googlePlaces
  | typeof mapSettings
  | typeof mobileApps
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const integrationsDescriptions: Readonly<Record<Operations, string>> = {
  listGoogleAccounts: 'Lists the Google accounts that the company is connected to.',
  connectGoogle:
    'Stores the consent that a person gave at Google and connects the accounts of that person. Nothing changes at Google; import places afterwards with `startImport`.',
  authorizeGoogle:
    "Answers the address of Google's consent page. Send the browser there, and pass what it brings back to `connectGoogle`.",
  getImportStatus: 'Answers how far the last import of places is and what became of each place.',
  disconnectGoogle:
    'Disconnects a Google account. Its locations stay here but receive no updates, and their profiles at Google stay as they are.',
  listGoogleInvitations:
    'Asks Google what the connected accounts are invited to manage, and answers which location each invitation is about. Answer one with `answerGoogleInvitation`.',
  answerGoogleInvitation:
    'Accepts or declines an invitation at Google. What is accepted can then be imported with `startImport`; a group of places is connected as an account of its own.',
  listGooglePlaces:
    'Lists the places of a Google account as they were last read. Reading them again goes on by itself in the background.',
  startImport:
    'Imports chosen places of a Google account as locations, in the background. One import runs at a time; nothing changes at Google.',
  getMapSettings: 'Answers which maps beside Google can list the locations, and how many each of them shows.',
  setBingMaps:
    'Begins to list all locations at Bing, or stops. When it stops, the request says whether listings at Bing stay there or are removed.',
  listBingListings: 'Lists how far each location is with Bing, those with problems first.',
  retryBingListings: 'Sends again to Bing what it refused or did not receive.',
  listAppleAccounts: 'Lists the organisations at Apple that the company is connected to, with their brands.',
  connectApple:
    'Connects the organisation that a person chose at Apple. What was sent to that organisation before is kept.',
  authorizeApple:
    "Answers the address of Apple's consent page. Send the browser there, and pass what it brings back to `connectApple`.",
  disconnectApple: 'Disconnects an organisation at Apple. What Apple shows of the locations stays as it is.',
  listAppleBrands:
    "Lists what the brand is called in each country with locations, and how far Apple's review of each name is.",
  nameAppleBrand: 'Sends Apple the name of the brand in one country. Apple reviews it, which can take days.',
  enableAppleListings:
    'Sends locations to Apple and keeps them in step from then on. Locations that Apple has lost are created there again.',
  disableAppleListings:
    'Stops sending locations to Apple. The request says whether what Apple has stays there or is removed.',
  undeleteAppleListings: 'Brings locations back that were taken out of Apple.',
  listAppleListings: 'Lists how far each location is with Apple, those with problems first.',
  retryAppleListings: 'Sends again to Apple what it refused or did not receive.',
  getAppleConflict:
    'Answers which fields were changed at Apple by others while they were changed here. Decide with `settleAppleConflict`.',
  settleAppleConflict:
    'Settles fields that were changed on both sides: what the location says is sent to Apple, or what Apple has is left there.',
  listFacebookAccounts: 'Lists the Facebook accounts that the company is connected to.',
  connectFacebook:
    'Connects the pages that a person ticked at Facebook. Links between pages and locations from before are kept.',
  authorizeFacebook:
    "Answers the address of Facebook's consent page. Send the browser there, and pass what it brings back to `connectFacebook`.",
  disconnectFacebook: 'Disconnects a Facebook account. Its pages at Facebook stay as they are.',
  listFacebookPages:
    'Lists the pages that were ticked at Facebook, each with the location that it belongs to.',
  linkFacebookPages:
    'Says which page belongs to which location; those pages are then kept in step at Facebook. Pages that the request leaves out are left alone.',
  listFacebookListings: 'Lists how far each linked page is with Facebook, those with problems first.',
  retryFacebookListings: 'Sends again to Facebook what it refused or did not receive.',
  listMobileAppAccounts:
    'Lists the accounts at Google Play and the App Store that the company is connected to.',
  checkAppKey: 'Tries a key file at its store and answers which checks pass. The key is not stored.',
  connectGooglePlay:
    'Connects Google Play by the key of a service account. The key is stored sealed and never answered.',
  connectAppStore:
    'Connects the App Store by a key of App Store Connect. The key is stored sealed and never answered.',
  replaceAppKey:
    'Replaces the key of an account once the new one has opened all of its apps. If it does not, the earlier key stays.',
  deleteMobileAppAccount:
    'Deletes an account with its key and apps; the request says whether their reviews are kept. Revoke the key in the store yourself.',
  listAvailableApps: 'Lists the apps that the key of an account opens at its store.',
  listMobileApps:
    'Lists the mobile apps of the company, or those that were removed while their reviews were kept.',
  addMobileApp:
    'Begins to read the reviews of an app with the key of an account. Reviews that were kept of it before go on.',
  removeMobileApp:
    'Removes an app with or without its reviews, or deletes the reviews that were kept of a removed one. The app in the store is untouched.',
};
