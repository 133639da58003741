import type { RuleChapter } from '@/engine/rulebook'

/** Scenarios of one's own, and how to even out a match. */
export const VARIATIONS: RuleChapter = {
  id: 'variations',
  title: 'Your own scenarios and handicaps',
  intro:
    'The three scenarios are where to begin. Points, haunts and minimums are yours to change, for a game of another size or between players of different strength.',
  notes: [
    {
      id: 'variations-own',
      title: 'A scenario of your own',
      text: [
        'Choose “Your own” for a new game and set each side’s points, six or nine {{haunt|haunts}}, and how many of each type a side must buy. Saves, links and position files keep what you chose, and “This game” shows it to both of you.',
        'Three questions help. How long do you want to play? Points decide that: 40 to 50 make about an hour, 90 to 100 a long evening. How much searching? Nine haunts in place of six hide the wand better and summon in more places. How varied should the forces be? High minimums make the two armies alike from game to game; low ones make them a surprise, and [[AR-13.3|Advanced Play]] has none at all.',
        'In the printed scenarios the sorcerer has about a tenth more points than the wizard. Keep to that for a start.',
      ],
    },
    {
      id: 'variations-ideas',
      title: 'Three to try',
      text: [
        'Raid: wizard 30 points, sorcerer 33, six haunts, at least 2 and 3 of each type. Over before the tea is cold.',
        'Needle in a haystack: wizard 60, sorcerer 66, nine haunts, the minimums of the Basic Scenario. Thin guards, and much ground to search.',
        'Specialists: wizard 50, sorcerer 55, six haunts, no minimums. Nobody knows what is coming over the mountains.',
      ],
    },
    {
      id: 'variations-handicap',
      title: 'Players of different strength',
      text: [
        'Change the points of one side until both have to think ([[AR-13.4]]). Take some from the stronger player and the game gets shorter; give some to the weaker one and it gets longer.',
        'Begin with a tenth of the points, and move by less each time you play.',
      ],
    },
    {
      id: 'variations-side',
      title: 'When one side wins too often',
      text: [
        'If it is always the wizard, or always the sorcerer, whoever plays it, leave the wizard’s points alone and move the sorcerer’s by two. Play again, and go on from there.',
        'The balance lab does the same by machine: it has bots play your scenario many times over and says how many points would make it even.',
      ],
    },
  ],
}
