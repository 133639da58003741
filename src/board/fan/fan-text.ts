/** What is written over counters that are spread. */
export const FAN_TEXT = {
  together: (strength: string) => `together ${strength}`,
  against: (strengths: readonly string[]) => strengths.join(' against '),
  counters: (count: number) => `${count} counters`,
  ground: (strength: string) => `ground: ${strength}`,
  air: (strength: string) => `air: ${strength}`,
} as const
