import { counted } from '@/engine/basics/phrases'
import type { Pace } from '@/engine/table/table'
import type { Flag, Theme } from '@/store/settings'

interface Entry {
  readonly name: string
  readonly hint: string
}

/** The words of the settings. */
export const SETTINGS_TEXT = {
  explain: 'Applies to all games here.',

  colors: { name: 'Colors', hint: 'Auto follows your system, also where it asks for more contrast.' },
  themes: {
    auto: 'Auto',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  } satisfies Readonly<Record<Theme, string>>,

  motion: { name: 'Pace of motion', hint: 'How fast counters move, dice tumble and panels open.' },
  still: 'Your system asks for reduced motion, so nothing moves until that changes.',
  paces: {
    none: 'None',
    quick: 'Quick',
    normal: 'Normal',
    slow: 'Slow',
  } satisfies Readonly<Record<Pace, string>>,

  table: 'At the table',
  switches: {
    sound: { name: 'Sound', hint: 'Sound effects for dice, fire and blades.' },
    warnsAtEnd: {
      name: 'Ask before giving something up',
      hint: 'When ending a segment or a phase, or rolling, gives up what could still be done.',
    },
    recaps: {
      name: 'Show what happened while away',
      hint: 'When the table comes back to you, step through what others did.',
    },
    passesIdle: {
      name: 'Pass for a side that can do nothing',
      hint: 'Only where no card that it might hide could find a target. The log says that it passes.',
    },
    skipsEmpty: {
      name: 'Skip a phase with nothing to do',
      hint: 'It ends by itself. You still end each turn yourself.',
    },
    botsConcede: {
      name: 'Bots concede a lost game',
      hint: 'When next to no chance to win is left. Off: bots play on to the end.',
    },
    turnsTable: {
      name: 'Turn the table to the player',
      hint: 'For two who sit face to face over a tablet: everything turns to whoever is to play.',
    },
  } satisfies Readonly<Record<Flag, Entry>>,

  names: {
    name: 'Names of players',
    hint: (count: number) =>
      count === 0
        ? 'No name is remembered on this device.'
        : `${counted(count, 'name is', 'names are')} offered when a game begins. Games keep their players’ names.`,
    forget: 'Forget names',
  },
} as const
