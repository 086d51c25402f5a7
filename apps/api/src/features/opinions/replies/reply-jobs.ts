import type { ReplyProblem } from '@pinfold/contract/features/opinions/reply';
import type { ProviderJob } from '../../../delivery/define-provider-job.ts';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import { sendOnce } from '../../../delivery/send-once.ts';
import type { Services } from '../../../services.ts';
import type { ClaimedText, ReplyVersion } from './process-reply.ts';
import type { ReplyOutcome } from './reply-outcome.ts';

/** What differs between the jobs of replies to opinions of one kind and those of another. */
interface ReplyLifecycle<Claimed> {
  claim(services: Services, reply: ReplyVersion): Promise<Claimed | undefined>;
  settle(services: Services, reply: ReplyVersion, outcome: ReplyOutcome): Promise<void>;
  /** What a refusal means; undefined when trying again may help. */
  failureOf(error: ProviderError): ReplyProblem | undefined;
}

/** What the jobs of a reply have in common. */
export function ofReplies<Claimed>({
  claim,
  settle,
  failureOf,
}: ReplyLifecycle<Claimed>): Pick<
  ProviderJob<ReplyVersion, Claimed, ReplyProblem>,
  'subject' | 'claim' | 'explain' | 'lastProblem' | 'settleFailed'
> {
  return {
    subject: ({ companyId, reviewId, version }) => `${companyId}/${reviewId}/${version}`,
    claim,
    explain(error) {
      const problem = failureOf(error);
      return problem && { problem };
    },
    lastProblem: 'not_delivered',
    settleFailed: (services, reply, problem) => settle(services, reply, { status: 'failed', problem }),
  };
}

/** How the provider is asked for one reply, and sent it. */
interface SentReply<Reply> {
  /** The reply that the provider has now, if any. */
  stored(): Promise<Reply | undefined>;
  /** Whether that is the one which was to be sent. */
  isSame(stored: Reply): boolean;
  send(): Promise<Reply>;
  /** Takes the note of the call back for one that was refused. */
  release?(): Promise<void>;
}

/**
 * Sends a claimed reply once: after a crash or a lost response the provider may have it, and sending it again would notify
 * the customer twice. It is asked about the opinion itself, so that no list can lack the reply.
 */
export function sendReplyOnce<Reply>(
  services: Pick<Services, 'now'>,
  { sentBefore }: Pick<ClaimedText, 'sentBefore'>,
  { stored, isSame, send, release }: SentReply<Reply>,
): ReturnType<typeof sendOnce<Reply>> {
  return sendOnce(services, {
    sentBefore,
    lagSeconds: 0,
    async find() {
      const reply = await stored();
      return reply !== undefined && isSame(reply) ? reply : undefined;
    },
    send,
    ...(release && { release }),
  });
}

/** A question whether customers see a reply yet. */
export interface ReplyCheck extends ReplyVersion {
  /** How often the provider has responded that it has not decided yet. */
  asked: number;
}

/** Seconds until the first question, and the most between two. */
export type CheckPace = readonly [quickest: number, slowest: number];

/** How many questions are asked of a reply that is decided so many seconds after it was sent. */
export function replyChecksWithin([quickest, slowest]: CheckPace, seconds: number): number {
  let asked = 0;
  for (let passed = 0; passed < seconds; asked += 1) passed += Math.min(slowest, quickest * 2 ** asked);
  return asked;
}

/** The next question: after the quickest pace at first, then twice as long each time. */
export function nextReplyCheck(
  { now }: Pick<Services, 'now'>,
  { companyId, reviewId, version }: ReplyVersion,
  [quickest, slowest]: CheckPace,
  asked: number,
): { payload: ReplyCheck; at: Date } {
  const seconds = Math.min(slowest, quickest * 2 ** asked);
  return {
    payload: { companyId, reviewId, version, asked },
    at: new Date(now().getTime() + seconds * 1000),
  };
}
