import type { Strength } from '@/engine/bot/bot'
import type { Speed } from './bot-states'

const botOf = (seat: string) => `${seat}’s bot`

const STRENGTH_NAMES = {
  easy: 'easy',
  medium: 'medium',
  strong: 'strong',
} as const satisfies Readonly<Record<Strength, string>>

/** What is said of bots. */
export const BOTS_TEXT = {
  noBot: (game: string) => `There is no bot for the game "${game}" in this version of the program.`,
  stopped: (reason: string) => `The bot could not think: ${reason}`,
  unloaded: 'its part of the program could not be loaded. Go online, if you are not, and try again.',
  unreadable: 'its answer could not be read. Reload the page and try again.',
  noCommand: 'it found nothing to do. Play its part yourself, or undo.',
  refused: (reason: string) =>
    `The bot wanted what the rules refuse: ${reason} Try again, or play its part yourself.`,
  broke: 'The program broke over what the bot wanted. Try again, or play its part yourself.',

  standing: (seat: string, strength: Strength) => `${seat}: ${STRENGTH_NAMES[strength]} bot`,
  thinks: (seat: string) => `${botOf(seat)} is thinking…`,
  plays: (seat: string) => `${botOf(seat)} is playing`,
  paused: (seat: string) => `${botOf(seat)} is paused`,
  bar: 'Bots',
  progress: 'Time used for thinking',
  locked: (seat: string) => `${botOf(seat)} is playing.`,
  notYours: (seat: string) => `${botOf(seat)} is playing. Stop it to play its part yourself.`,

  stop: 'Stop',
  stopHint: 'Stops thinking and waits; nothing is played',
  pause: 'Pause',
  pauseHint: 'Bots wait before their next step',
  goOn: 'Go on',
  goOnHint: 'Bots play again',
  tryAgain: 'Try again',
  tryAgainHint: 'The bot thinks anew',
  step: 'Step',
  stepHint: 'One step of the bot, then it waits again',
  playMyself: (segment: string) => `Play this ${segment} myself`,
  playMyselfHint: (segment: string) =>
    `A person plays for this side up to the end of the ${segment}; then the bot goes on`,

  speed: 'Speed of bots',
  speeds: {
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    atOnce: 'At once',
  } satisfies Readonly<Record<Speed, string>>,
  showAll: 'Show all secrets',

  who: 'Who plays?',
  whoHint:
    'A bot knows what its side may know and no more. Where bots play all sides, you watch the public view.',
  whoLater: 'It can be changed at any time: Menu, Who plays…',
  guarded: 'Whoever takes a bot’s place sees its secrets; the curtain falls before.',
  playedBy: (seat: string) => `${seat}: played by`,
  goodFirst: (why: string) => `Good for a first game: ${why}.`,
  person: 'A person here',
  bot: (strength: Strength) => `A bot: ${STRENGTH_NAMES[strength]}`,
  keep: 'Play on so',
  cancel: 'Cancel',
} as const
