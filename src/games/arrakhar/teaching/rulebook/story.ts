import type { RuleChapter } from '@/engine/rulebook'

/** What the game is about, before any rule. */
export const STORY: RuleChapter = {
  id: 'story',
  title: 'The story',
  intro: 'A stolen weapon, a valley full of enemies, and not much time.',
  notes: [
    {
      id: 'story-wand',
      title: 'The wand',
      text: [
        'A grey metal rod that no smith can put a name to, with three thin gold rings where the hand goes. A dark red gem sits on top: a ball below, a bright point above.',
        'In a wizard’s hand it burns whole companies. A sorcerer would do worse with it, given the time to learn how.',
      ],
    },
    {
      id: 'story-arrakhar',
      title: 'Arrakhar and Logar Zor',
      text: [
        'No wizard in the Council of the Red Sun was stronger than Arrakhar, whom they called the Unsleeping. Logar Zor, a sorcerer who meant to rule the world, got nowhere as long as Arrakhar was there to stop him.',
        'Then Arrakhar was gone, and his wand with him. Perhaps Logar Zor had a hand in it. Perhaps Arrakhar lives on somewhere beyond the maps. It happened close to two hundred years ago, and nobody knows.',
      ],
    },
    {
      id: 'story-now',
      title: 'Why today',
      text: [
        'Word has come that a circle of sorcerers has the wand, hidden in one of the haunts of their valley. They cannot use it yet, so this is the day to go and fetch it: tomorrow they may have found out how.',
      ],
    },
    {
      id: 'story-game',
      title: 'The game in a minute',
      text: [
        'One of you plays the sorcerer. You hide the {{wand}} in a {{haunt}} of your choice, and your sorcerers {{summon}} demons, orcs and ghouls to guard it. The other plays the wizard: you cross the mountains with wizards, barbarians, dwarves and elves and search haunt after haunt. [[tactics|Advice]] for both stands after the rules.',
        'Both sides buy and place their forces in secret ([[AR-2|buying]], [[AR-3|sorcerer’s set-up]], [[AR-4|wizard’s set-up]]). Then you take turns to move, cast and fight ([[AR-5.6|in this order]]). Orcs keep wandering in to help the sorcerer ([[AR-5.1]]); the wizard gets no help, but has a {{bonus}} in the right fights ([[AR-10.6]]).',
        'Carry the wand out of the valley and the wizard wins ([[AR-12.6]]). Leave no invader standing and the sorcerer wins ([[AR-12.7]]).',
      ],
    },
  ],
}
