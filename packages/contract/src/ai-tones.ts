/** How a text of the model's sounds. */
export const aiTones = ['friendly', 'neutral', 'formal'] as const;

/** One way for a text to sound. */
export type AiTone = (typeof aiTones)[number];
