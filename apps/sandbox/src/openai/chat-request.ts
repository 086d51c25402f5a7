import * as z from 'zod';

const Part = z.object({ type: z.string(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Part).transform(textOf)]);

/** A request of the chat completions, as far as a model that only writes text reads it. */
export const ChatRequest = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['developer', 'system', 'user', 'assistant', 'tool', 'function']),
        content: Content,
      }),
    )
    .min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  response_format: z.object({ type: z.enum(['text', 'json_object', 'json_schema']) }).nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

function textOf(parts: z.infer<typeof Part>[]): string {
  return parts.map(({ text = '' }) => text).join('');
}

/** Returns all text of system messages, and all text of user messages. */
export function spoken({ messages }: ChatRequest): { system: string; user: string } {
  const said = (roles: readonly string[]) =>
    messages
      .filter(({ role }) => roles.includes(role))
      .map(({ content }) => content)
      .join('\n');
  return { system: said(['developer', 'system']), user: said(['user']) };
}
