import type { AnyBot } from '@/engine/bot/bot'
import type { AnyGameRules } from '@/engine/kernel/game'
import { ownOf } from '@/engine/basics/own'
import type { AnyLabRules } from '@/engine/lab/lab-rules'
import type { GameSummary } from '@/engine/table/table'
import type { Parsed } from '@/engine/kernel/refusal'
import type { CaseReader } from './case-reader'
import { archmagi } from './fuzz/archmagi'
import { arena } from './fuzz/arena'
import { arrakhar } from './fuzz/arrakhar'
import type { Subject } from './fuzz/subject'
import { wizardKings } from './fuzz/wizard-kings'
import {
  archmagiSettings,
  arenaSettings,
  arrakharSettings,
  type SettingsOptions,
  wizardKingsSettings,
} from './lab/game-settings'

/** What the runner knows of a game. */
interface HeadlessGame extends Omit<Subject, 'rules'> {
  readonly load: () => Promise<AnyGameRules>
  readonly loadSummary: () => Promise<(view: object) => GameSummary>
  /** Reads cases in the form of the game's specification. */
  readonly loadCases: () => Promise<CaseReader>
  /** Left out where no bot plays it yet. */
  readonly lab?: HeadlessLab
}

/** What is needed to let bots play a game and weigh its balance. */
interface HeadlessLab {
  readonly loadBot: () => Promise<AnyBot>
  readonly loadLab: () => Promise<AnyLabRules>
  /** What is played, as options say. */
  readonly settings: SettingsOptions
  /** What happens when the turn limit passes, in words. */
  readonly atTurnLimit: string
  /** The types of events that only say how the sequence of play goes on. */
  readonly quiet: readonly string[]
}

type SummaryOfAny = Awaited<ReturnType<HeadlessGame['loadSummary']>>

/** Every game that can be played without a screen, by its id. */
export const GAMES: Readonly<Record<string, HeadlessGame>> = {
  arrakhar: {
    ...arrakhar,
    load: async () => (await import('@/games/arrakhar/rules')).arrakharRules,
    loadCases: async () =>
      (await import('./cases')).caseReader((await import('@/games/arrakhar/rules')).arrakharRules),
    loadSummary: async () => (await import('@/games/arrakhar/state/summary')).summaryOf as SummaryOfAny,
    lab: {
      loadBot: async () => (await import('@/games/arrakhar/bot')).arrakharBot,
      loadLab: async () => (await import('@/games/arrakhar/lab')).arrakharLab,
      settings: arrakharSettings,
      atTurnLimit: 'the sorcerer wins when it passes',
      quiet: ['segmentBegun', 'segmentSkipped'],
    },
  },
  arena: {
    ...arena,
    load: async () => (await import('@/games/arena/rules')).arenaRules,
    loadCases: async () => (await import('./arena-cases')).readArenaCases,
    loadSummary: async () => (await import('@/games/arena/state/summary')).summaryOf as SummaryOfAny,
    lab: {
      loadBot: async () => (await import('@/games/arena/bot')).arenaBot,
      loadLab: async () => (await import('@/games/arena/lab')).arenaLab,
      settings: arenaSettings,
      atTurnLimit: 'whoever holds more hexes wins when it passes',
      quiet: ['phaseBegun', 'boutEnded'],
    },
  },
  archmagi: {
    ...archmagi,
    load: async () => (await import('@/games/archmagi/rules')).archmagiRules,
    loadCases: async () => (await import('./archmagi-cases')).readArchmagiCases,
    loadSummary: async () => (await import('@/games/archmagi/summary')).summaryOf as SummaryOfAny,
    lab: {
      loadBot: async () => (await import('@/games/archmagi/bot')).archmagiBot,
      loadLab: async () => (await import('@/games/archmagi/lab')).archmagiLab,
      settings: archmagiSettings,
      atTurnLimit: 'rounds as the settings say; dominion decides when they have passed',
      quiet: ['phaseBegan'],
    },
  },
  'wizard-kings': {
    ...wizardKings,
    load: async () => (await import('@/games/wizard-kings/rules')).wizardKingsRules,
    loadCases: async () => (await import('./wizard-kings-cases')).readWizardKingsCases,
    loadSummary: async () => (await import('@/games/wizard-kings/summary')).summaryOf as SummaryOfAny,
    lab: {
      loadBot: async () => (await import('@/games/wizard-kings/bot')).wizardKingsBot,
      loadLab: async () => (await import('@/games/wizard-kings/lab')).wizardKingsLab,
      settings: wizardKingsSettings,
      atTurnLimit: 'turns as the scenario says; gold decides when they have passed',
      quiet: ['phaseBegan'],
    },
  },
}

/** The game that is meant where none is named. */
export const FIRST_GAME = 'arrakhar'

/** The game of an id; `path` is where the id stood. */
export function gameOf(id: string | undefined, path: string): Parsed<HeadlessGame> {
  const game = id === undefined ? undefined : ownOf(GAMES, id)
  if (game) return { ok: true, value: game }
  const known = Object.keys(GAMES).join(', ')
  const message = id === undefined ? `name the game: ${known}` : `there is no game "${id}"; there is ${known}`
  return { ok: false, problems: [{ path, message }] }
}
