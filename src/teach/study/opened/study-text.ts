import { apart } from '@/engine/basics/phrases'
import type { StoryMoment } from '@/engine/table/table'
import type { Look } from '@/store/study/study-state'
import type { GameWords } from '@/contract/manifest'
import { type Unit, UNITS } from './stops'

/** Everything that the study says. */
export const STUDY_TEXT = {
  title: (game: string) => `Study: ${game}`,
  home: 'Home',
  loading: 'Fetching the study…',
  door: {
    lead: 'Step through a game both ways, play on differently from any point, and write down what there is to see. The game itself is never changed.',
    atTable: 'Study the game at the table',
    atTableHint: 'What this browser keeps of your game, as far as it has been played.',
    file: 'Open a file…',
    fileHint: 'A saved game or a study; it may be dropped here, too.',
    kept: 'Your studies',
    open: (title: string) => `Open ${title}`,
    remove: (title: string) => `Remove ${title}`,
    drop: 'Remove',
    refused: 'This cannot be opened:',
    noGame: 'This browser keeps no game yet. Begin one, or open a file.',
    locked: 'The game is locked by passphrases; it can be studied once it is over.',
    tooLarge: 'is larger than any study; choose another file',
    unreadable: 'cannot be read; choose a file that is still there, not a folder',
    neither: 'must be a saved game, a study or a position of this game',
    gone: 'This study is not kept in this browser any more.',
  },
  game: 'Game',
  position: 'Position',
  asPlayed: 'As played',
  asGiven: 'The position',
  name: 'Title of the study',
  save: 'Save study…',
  saveAnyway: 'Save it',
  keepBack: 'Not now',
  saveSecrets:
    'This game is still running. Whoever opens the file can find everything that is hidden from any side; save it only when all players agree.',
  undo: 'Undo',
  undoHint: 'Take the last change of the study back',
  leave: 'Studies',
  panel: 'Study',
  showPanel: 'Notes and branches',
  hidePanel: 'Back to the table',
  notKept: (reason: string) => `Not kept in this browser: ${reason}`,
  banner: {
    game: 'Replay: nothing here changes the game.',
    past: 'In the middle of a branch.',
    branch: (title: string) => `What if: ${title}`,
    over: 'The game is over here.',
    running: 'The game goes on: only what lies open is shown.',
    locked: 'This is a replay. Play on from here to try something else.',
    lockedRunning: 'This game still goes on. It can be played on differently once all players agree to it.',
    lockedOver: 'The game is over here. Step back to play on differently.',
    playOn: 'Play on from here',
    goToEnd: 'To its end',
    takeBack: 'Take back',
    agree: 'Show everything…',
    toGame: 'Main line',
  },
  agree: {
    title: 'Show all sides’ secrets?',
    explain:
      'Everything that is hidden would lie open to whoever looks: where hidden things are, what each side has in store, and what it has laid out in secret. The game cannot be played fairly afterwards, so all players have to agree.',
    seat: (name: string) => `I play the ${name}, and I agree`,
    cancel: 'Keep the secrets',
    confirm: 'Show everything',
  },
  look: 'Point of view',
  transport: {
    name: 'Steps',
    slider: 'Step',
    first: 'To the beginning',
    back: (unit: string) => `Back one ${unit}`,
    forward: (unit: string) => `On one ${unit}`,
    last: 'To the end',
    play: 'Play by itself',
    pause: 'Pause',
    unit: 'Step by',
    speed: 'Speed',
    at: (at: number, count: number) => `${at} of ${count}`,
  },
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  lines: {
    title: 'Branches',
    none: 'Play on from any step to begin a branch.',
    steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
    rename: (title: string) => `Rename ${title}`,
    remove: (title: string) => `Delete ${title}`,
    nameOf: 'Name of the branch',
    new: (number: number) => `Branch ${number}`,
    reroll: (number: number) => `Re-roll ${number}`,
    removed: (title: string) => `${title} deleted.`,
  },
  notes: {
    fault: (fault: string) => `The note ${fault}.`,
    title: 'Note',
    happened: 'What happened',
    start: 'Here it begins.',
    typed: 'dice typed in',
    text: 'Comment on this step',
    hint: (clause: string) => `A clause in double brackets becomes a link: [[${clause}]].`,
    preview: 'As it reads',
    ink: 'Ink',
    inks: { green: 'Green', red: 'Red', blue: 'Blue', yellow: 'Yellow' },
    draw: 'Draw',
    drawHint:
      'Drag with the right button, or press X on a hex and again where the arrow ends; the same hex twice is a circle. Pressed in, this button lets a finger draw.',
    wipe: 'Wipe the drawings',
    list: 'All notes',
    drawings: (count: number) => (count === 1 ? '1 drawing' : `${count} drawings`),
  },
  dice: {
    title: 'Dice',
    explain: 'In a branch the dice are yours.',
    random: 'Thrown by the program',
    set: 'Set the next faces',
    ask: 'Type each roll as it comes',
    faces: 'Next faces',
    facesHint: 'Faces from 1 to 6 in the order in which they are rolled, such as 4 1 6.',
    facesBad: 'Only faces from 1 to 6, please.',
    again: 'Roll again here',
    againHint: 'Begins a branch from before this roll.',
    statistics: 'Statistics of dice…',
    enter: (count: number, faces: number) =>
      count === 1 ? `One die from 1 to ${faces}.` : `${count} dice from 1 to ${faces}, in order.`,
    field: 'What the dice show',
    use: 'Use these',
    cancel: 'Cancel',
    bad: (count: number, faces: number) => `This takes ${count} from 1 to ${faces}.`,
  },
  report: {
    title: 'Report',
    open: 'Report of this line',
    hint: 'Chances, turning points, luck, losses and dice.',
    show: 'Show the chances',
    hide: 'Hide the chances',
  },
  chapters: {
    title: 'Chapters',
    name: 'Title of the chapter',
    add: 'New chapter from here',
    addFile: 'Add a file…',
    earlier: 'Move chapter up',
    later: 'Move chapter down',
    remove: 'Delete chapter',
    number: (number: number, title: string) => `${number}. ${apart(title)}`,
  },
} as const

/** How far a step goes, in a game's words; what it does not tell apart has the name of the whole. */
export function unitName(unit: Unit, words: GameWords): string {
  return unit === 'command' ? 'command' : (words[unit] ?? words.turn)
}

/** How far a step may go in a game that tells these parts apart. */
export function unitsOf(words: GameWords): readonly Unit[] {
  const names = UNITS.map((unit) => unitName(unit, words))
  return UNITS.filter((unit) => names.lastIndexOf(unitName(unit, words)) === UNITS.indexOf(unit))
}

/** The point of view, in words; `seatName` names a seat. */
export function lookName(look: Look, seatName: (seat: string) => string): string {
  if (look === 'referee') return 'All revealed'
  if (look === 'table') return 'Public view'
  return look === 'asked' ? 'Whoever moves' : seatName(look)
}

/** Where the game stands, in one line. */
export function momentText({ turn, phase, segment }: StoryMoment): string {
  return segment.startsWith(phase) ? `${turn} · ${segment}` : `${turn} · ${phase} · ${segment}`
}
