/** An error as OpenAI words it (platform.openai.com/docs/guides/error-codes). */
export function openAiError(
  status: number,
  { message, type, code }: { message: string; type: string; code: string | null },
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { message, type, param: null, code } }, { status, headers });
}
