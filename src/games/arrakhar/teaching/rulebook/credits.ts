import type { RuleChapter } from '@/engine/rulebook'

/** Whose work the game is. */
export const CREDITS: RuleChapter = {
  id: 'credits',
  title: 'Credits',
  intro: 'Arrakhar’s Wand was published in 1983. These people made it.',
  notes: [
    {
      id: 'credits-game',
      title: 'The game',
      text: [],
      credits: [
        { part: 'Design', names: ['C. C. Stoll'] },
        { part: 'Editing', names: ['Kim Mohan', 'Wendy Vincent'] },
        { part: 'Graphics', names: ['Keith Waits'] },
        {
          part: 'Playtesting',
          names: [
            'Will Crawford',
            'Donald Kimmel',
            'George Kimmel',
            'Roger Raupp',
            'Gali Sanchez',
            'Charlie Sexton',
            'Ed Vermilion',
            'Wendy Vincent',
            'Jeff Webb',
          ],
        },
        { part: 'Inspiration', names: ['Kimmel of Cimmerica (Scourge of the Western Coast)'] },
      ],
    },
    {
      id: 'credits-edition',
      title: 'This rulebook',
      text: [
        'The rules are theirs, the words are ours. The original’s page of charts and its printed map could not be found; tables, costs and map are our own {{reconstruction}}, made to fit everything the original says about them ([[AR-1.6]], [[AR-13.5]]). Where the original is silent or contradicts itself, a ruling says how we read it and why.',
      ],
    },
  ],
}
