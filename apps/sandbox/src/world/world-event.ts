import type { Fault } from '../http/faults.ts';
import type { Search, SearchSettings } from '../dataforseo/searches-state.ts';
import type { NotificationSetting } from '../google/notifications/notification.ts';
import type { MailFault } from '../mail/mail-fault.ts';
import type { ReceivedMail } from '../mail/received-mail.ts';
import type { PushSubscription } from '../google/notifications/pubsub.routes.ts';
import type { SamlChoice } from '../saml/saml-choice.ts';
import type { CityMove, OpenedBusiness } from './city/city-state.ts';
import type { Decision, ModerationSettings, Quotas, ReviewAddress } from './state.ts';
import type { EditDecision, EditVerdict, Listing, Standing, Verification } from './listings/listing.ts';
import type { ListingChanges } from './listings/listing-fields.ts';
import type { PublishingSettings } from './listings/listings-state.ts';
import type {
  PictureDenial,
  PostDecision,
  PostingSettings,
  StoredPicture,
  WorldPhoto,
  WorldPost,
} from './publications.ts';
import type { WorldReview } from './world.ts';

/** One change of the world, as a line of the journal. `at` is sandbox time. */
export type WorldEvent = { at: number } & (
  | { kind: 'clock_moved'; by: number }
  | { kind: 'review_written'; locationId: string; review: WorldReview }
  | ({ kind: 'review_edited'; rating?: WorldReview['rating']; comment?: string } & ReviewAddress)
  | ({ kind: 'review_deleted' } & ReviewAddress)
  | ({ kind: 'reply_written'; comment: string; decision?: Decision } & ReviewAddress)
  | ({ kind: 'reply_deleted' } & ReviewAddress)
  | ({ kind: 'reply_moderated'; decision: Decision } & ReviewAddress)
  | { kind: 'moderation_set'; moderation: ModerationSettings }
  | { kind: 'quotas_set'; quotas: Quotas }
  | { kind: 'lively_set'; enabled: boolean; nextAt: number }
  | { kind: 'lively_acted'; nextAt: number }
  | { kind: 'grant_set'; accountId: string; revoked: boolean }
  | { kind: 'code_used'; code: string; accountId?: string }
  | {
      kind: 'listing_edited';
      locationId: string;
      editId: string;
      changes: ListingChanges;
      decision?: EditDecision;
    }
  | { kind: 'edit_settled'; locationId: string; editId: string; verdict: EditVerdict; reason?: string }
  | {
      kind: 'listing_suggested';
      locationId: string;
      source: 'google' | 'visitor' | 'manager';
      changes: ListingChanges;
    }
  | { kind: 'listing_created'; listing: Listing; requestId?: string }
  | { kind: 'listing_deleted'; locationId: string }
  /** `duplicateOf` is kept when it is left out, and taken away by null. */
  | { kind: 'standing_set'; locationId: string; standing: Standing; duplicateOf?: string | null }
  | { kind: 'verification_started'; locationId: string; verification: Verification }
  | {
      kind: 'verification_tried';
      locationId: string;
      verificationId: string;
      outcome: 'completed' | 'wrong' | 'failed';
    }
  | { kind: 'publishing_set'; publishing: PublishingSettings }
  | { kind: 'photo_added'; locationId: string; photo: WorldPhoto }
  | { kind: 'post_added'; locationId: string; post: WorldPost }
  /** Over the API; `upload` names the bytes it was made of. */
  | { kind: 'photo_created'; locationId: string; photo: WorldPhoto; upload?: string }
  | { kind: 'post_created'; locationId: string; post: WorldPost }
  | { kind: 'post_patched'; locationId: string; post: WorldPost }
  | { kind: 'post_decided'; locationId: string; id: string; decision: PostDecision }
  /** A photo or a post. */
  | { kind: 'publication_removed'; locationId: string; id: string }
  | { kind: 'publication_deleted'; locationId: string; id: string; noun: 'posts' | 'photos' }
  | { kind: 'upload_started'; locationId: string; upload: string }
  | { kind: 'upload_received'; upload: string; picture: StoredPicture }
  | { kind: 'posting_set'; posting: PostingSettings }
  | { kind: 'picture_denial_added'; denial: PictureDenial }
  | { kind: 'picture_denial_used'; id: string }
  | { kind: 'picture_denials_cleared' }
  /** Whether a location may publish posts while it is verified. */
  | { kind: 'local_posting_set'; locationId: string; isAllowed: boolean }
  | { kind: 'notification_setting_set'; accountId: string; setting: NotificationSetting }
  | { kind: 'subscription_created'; subscription: PushSubscription }
  | { kind: 'subscription_deleted'; name: string }
  | { kind: 'message_settled'; messageId: string }
  | { kind: 'fault_added'; fault: Fault }
  | { kind: 'fault_used'; id: string }
  | { kind: 'faults_cleared' }
  | { kind: 'mail_received'; mail: Omit<ReceivedMail, 'receivedAt'> }
  | { kind: 'mails_cleared' }
  | { kind: 'mail_fault_added'; fault: MailFault }
  | { kind: 'mail_fault_used'; id: string }
  | { kind: 'mail_faults_cleared' }
  | { kind: 'saml_choice_set'; choice: SamlChoice | null }
  | { kind: 'city_moved'; move: CityMove }
  | { kind: 'city_opened'; business: OpenedBusiness }
  | { kind: 'city_cleared' }
  | { kind: 'searches_posted'; searches: Search[]; count: number }
  | { kind: 'search_collected'; id: string }
  | { kind: 'searches_set'; settings: SearchSettings }
);

export type EventOf<Kind extends WorldEvent['kind']> = Extract<WorldEvent, { kind: Kind }>;
