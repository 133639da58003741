import type { RuleChapter } from '@/engine/rulebook'

/** Where the game comes from. */
export const CREDITS: RuleChapter = {
  id: 'credits',
  title: 'Credits',
  intro: 'Arena was written and tried out by many hands on a public wiki. Its pages name no authors.',
  notes: [
    {
      id: 'credits-game',
      title: 'The game',
      text: [
        'The Advanced Rules stand on a page of their own and build on the Basic ones ([[AA-24]]), which were partly lost.',
      ],
      credits: [
        { part: 'Published at', names: ['IFki'] },
        { part: 'Pages', names: ['Arena', 'Arena: Advanced Rules', 'Arena: QuickGuide', 'Arena: Variants'] },
        { part: 'Discussion', names: ['Arena - Suggestions and rules discussion'] },
      ],
    },
    {
      id: 'credits-edition',
      title: 'This rulebook',
      text: [
        'The rules are theirs, the words are ours. Boards, prices and many cards were never printed where we could read them; they are a reconstruction, made to fit every figure and example that the pages give. Where those are silent or disagree, a ruling says how we read them and why.',
      ],
    },
  ],
}
