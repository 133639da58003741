import { gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import type { Failure, Occasion } from '@/store/failure'
import { gameReport, type GameReport } from '@/store/game-report'
import { settingsStore, type Settings } from '@/store/settings'
import { version } from '../../../package.json'
import { sessionStore } from '../table-session'
import { routeOf } from '../routes'
import { somethingIsHidden } from './message-of'

/** The version of the report format that this program writes. */
const REPORT_VERSION = 1
/** How many of the last commands are told by their types. */
const COMMANDS = 20

/** What a report of a bug holds; none of it tells what is hidden from a side. */
export interface Report {
  readonly format: 'hexhearth-report'
  readonly version: typeof REPORT_VERSION
  readonly program: { readonly version: string; readonly script: string | null }
  readonly browser: string
  /** In CSS pixels, and device pixels to one of them. */
  readonly screen: { readonly width: number; readonly height: number; readonly scale: number }
  readonly page: string
  readonly settings: Settings
  /** Null where nobody has noticed a bug, and a player tells of one. */
  readonly failure: ReportedFailure | null
  /** Types of the last commands of which something lies open, the newest last. */
  readonly commands: readonly string[]
  /** Null without a game at the table. */
  readonly game: GameReport | null
}

interface ReportedFailure {
  readonly during: Occasion
  readonly command: string | null
  readonly times: number
  readonly name: string
  /** Null while something is hidden: rules name whatever they trip over. */
  readonly message: string | null
  /** Functions with their places in the program. */
  readonly stack: readonly string[]
}

/** Gathers a report of a bug, or of a game in which a player has noticed one. */
export async function reportOf(failure: Failure | null): Promise<Report> {
  const { session } = sessionStore.getState()
  const game = session && gameOf(session.game.rules.id)
  const told = session && game ? await toldOf(game, session) : null
  return {
    format: 'hexhearth-report',
    version: REPORT_VERSION,
    program: { version, script: document.querySelector<HTMLScriptElement>('script[src]')?.src ?? null },
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
    // Of a link only that it is one: it may hold a game with its secrets.
    page: routeOf(location.hash).page,
    settings: settingsStore.getState(),
    failure: failure && reported(failure),
    commands:
      told && session
        ? typesOf(
            told,
            session.history.steps.map(({ entry }) => entry.command.type),
          )
        : [],
    game: told,
  }
}

async function toldOf(game: AnyGame, session: NonNullable<SessionOfStore>): Promise<GameReport | null> {
  const [files, standIns] = await Promise.all([game.loadFiles(), game.loadStandIns?.()])
  try {
    return gameReport(session, files, standIns ?? (() => []))
  } catch (thrown) {
    // The bug may be in the very rules that tell what lies open.
    console.error(thrown)
    return null
  }
}

type SessionOfStore = ReturnType<typeof sessionStore.getState>['session']

/** The types of the last steps of which something lies open. */
function typesOf({ steps }: GameReport, types: readonly string[]): readonly string[] {
  return steps.slice(-COMMANDS).flatMap(({ number }) => types[number - 1] ?? [])
}

function reported({ error, during, command, times }: Failure): ReportedFailure {
  const { name, message } = error
  return {
    during,
    command,
    times,
    name,
    message: somethingIsHidden() ? null : message,
    stack: framesOf(error),
  }
}

/** A function and its place, as browsers write them: 'at play (https://…/core.js:1:20)', 'play@https://…/core.js:1:20'. */
const FRAME = /^\s*(?:at )?([\w$.<> ]*)[ (@]*((?:https?|file):[^\s()]+:\d+:\d+)\)?$/

/** The functions that an error came through; its message, which stands there too, is left out. */
function framesOf({ stack = '' }: Error): readonly string[] {
  return stack.split('\n').flatMap((line) => {
    const [, name = '', place = ''] = FRAME.exec(line) ?? []
    return place === '' ? [] : [`${name.trim()} ${place}`.trim()]
  })
}
