import type { ConnectApp } from '../../../app-store/app-store-state.ts';
import type { ConnectReview } from '../../../app-store/connect-review.ts';
import { playDeviceOf } from '../../../google-play/play-device.ts';
import type { PlayReview } from '../../../google-play/play-review.ts';
import { between, keyedRandom, uuidOf } from '../../random.ts';
import { DAY, HOUR } from '../../warsaw-time.ts';
import type { WorldReview } from '../../world.ts';
import { appStoreTexts } from './app-store-texts.ts';
import { playTexts } from './play-texts.ts';

interface Seed {
  seed: number;
  /** Epoch milliseconds; no review is later. */
  now: number;
}

const packageName = 'pl.kawiarnialipa.karta';

/** The app of the demo's chain for its regular guests. */
const card: ConnectApp = { id: '6440000001', name: 'Karta Lipy', bundleId: packageName };

/** The chain's app in both stores, with reviews of the last half year; the same seed and time give the same ones. */
export function demoAppReviews(seed: Seed): {
  apps: ConnectApp[];
  play: PlayReview[];
  connect: ConnectReview[];
} {
  return {
    apps: [card],
    play: playTexts.map((row) => playReviewOf(row, seed)),
    connect: appStoreTexts.map((row) => connectReviewOf(row, seed)),
  };
}

function playReviewOf(row: readonly string[], { seed, now }: Seed): PlayReview {
  const [days = '', language = '', stars = '', author = '', codename = '', text = '', reply = ''] = row;
  const { at, repliedAt } = timesOf(Number(days), `play ${author}`, { seed, now });
  return {
    id: uuidOf(seed, 'google play', author),
    packageName,
    author,
    rating: ratingOf(stars),
    text,
    language,
    device: playDeviceOf(codename),
    version: versionAt(Number(days)),
    modifiedAt: at,
    ...(reply !== '' && { reply: { text: reply, modifiedAt: repliedAt } }),
    replyWrites: 0,
  };
}

function connectReviewOf(row: readonly string[], { seed, now }: Seed): ConnectReview {
  const [days = '', territory = '', stars = '', nickname = '', title = '', body = '', response = ''] = row;
  const { at, repliedAt } = timesOf(Number(days), `app store ${nickname}`, { seed, now });
  return {
    id: uuidOf(seed, 'app store', nickname),
    appId: card.id,
    rating: ratingOf(stars),
    title,
    body,
    nickname,
    territory,
    createdAt: at,
    ...(response !== '' && {
      response: {
        id: uuidOf(seed, 'app store response', nickname),
        body: response,
        modifiedAt: repliedAt,
        publishedAt: repliedAt,
      },
    }),
    responseWrites: 0,
  };
}

/** When a review was written, and when it was answered: within two days, and not in the future. */
function timesOf(days: number, key: string, { seed, now }: Seed): { at: number; repliedAt: number } {
  const random = keyedRandom(seed, key);
  const at = now - days * DAY - between(random, HOUR / 3, 5 * HOUR);
  return { at, repliedAt: Math.min(at + between(random, 2 * HOUR, 2 * DAY), now - HOUR / 6) };
}

function ratingOf(stars: string): WorldReview['rating'] {
  return Number(stars) as WorldReview['rating'];
}

/** The newest version of the app so many days ago. */
function versionAt(daysAgo: number): PlayReview['version'] {
  const [oldest] = versions;
  return versions.findLast(({ releasedDaysAgo }) => releasedDaysAgo >= daysAgo)?.version ?? oldest.version;
}

const versions = [
  { releasedDaysAgo: 400, version: { code: 3950, name: '3.9.5' } },
  { releasedDaysAgo: 160, version: { code: 4002, name: '4.0.2' } },
  { releasedDaysAgo: 104, version: { code: 4103, name: '4.1.3' } },
  { releasedDaysAgo: 44, version: { code: 4200, name: '4.2.0' } },
  { releasedDaysAgo: 15, version: { code: 4201, name: '4.2.1' } },
] as const;
