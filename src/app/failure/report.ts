import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import type { Failure, Occasion } from '@/store/failure'
import { gameReport, type GameReport, openTypes } from '@/store/game-report'
import type { Session } from '@/store/session'
import { settingsStore, type Settings } from '@/store/settings'
import { version } from '../../../package.json'
import { sessionStore } from '../session/table-session'
import { routeOf } from '../addresses/routes'
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
  /** Null without a game at the table, or where it cannot be told. */
  readonly game: GameReport | null
}

interface ReportedFailure {
  readonly during: Occasion
  /** Null also while something is hidden, unless one of this type has lain open before. */
  readonly command: string | null
  readonly times: number
  readonly name: string
  /** Null while something is hidden: rules name whatever they trip over. */
  readonly message: string | null
  /** Functions with their places in the program: 'play core-1.js:1:20'. */
  readonly stack: readonly string[]
}

/** Gathers a report of a bug, or of a game in which a player has noticed one. */
export async function reportOf(failure: Failure | null): Promise<Report> {
  const { session } = sessionStore.getState()
  const game = session && gameOf(session.game.rules.id)
  const told = session && game ? await toldOf(game, session) : null
  const types = told?.types ?? []
  return {
    format: 'hexhearth-report',
    version: REPORT_VERSION,
    program: { version, script: scriptHere() },
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
    // Of a link only that it is one: it may hold a game with its secrets.
    page: routeOf(location.hash).page,
    settings: settingsStore.getState(),
    failure: failure && reported(failure, types),
    commands: types.slice(-COMMANDS),
    game: told?.game ?? null,
  }
}

/** What is told of the game at the table, and the types of the commands of which something lies open. */
interface Told {
  readonly game: GameReport
  readonly types: readonly string[]
}

async function toldOf(game: AnyGame, session: Session): Promise<Told | null> {
  try {
    const { files, standIns = () => [] } = await game.loadTable()
    return { game: gameReport(session, files, standIns), types: openTypes(session) }
  } catch (thrown) {
    // The bug may be in the very rules that tell what lies open, and the page may be cut off from its files.
    console.error(thrown)
    return null
  }
}

function reported({ error, during, command, times }: Failure, openTypes: readonly string[]): ReportedFailure {
  const { name, message } = error
  const isHidden = somethingIsHidden()
  return {
    during,
    // Of commands that nobody has seen yet the type alone may say what is being done in secret.
    command: isHidden && !openTypes.includes(command ?? '') ? null : command,
    times,
    name,
    message: isHidden ? null : message,
    stack: framesOf(error),
  }
}

/**
 * A function and its place, as browsers write them: 'at async Foo.bar [as baz] (https://…/core.js:1:20)',
 * 'async*perform/<@https://…/core.js:1:20'. Of the address only the file counts, for the rest tells where it is played.
 */
const FRAME =
  /^\s*(?:at )?([\w$.<>#*/[\] ]*?)[ (@]*(?:https?|file):[^\s()?]*\/([^\s()/?]*)(?:\?[^\s()]*?)?(:\d+:\d+)\)?$/

/** The functions that an error came through; its message, with which some browsers begin, is left out. */
function framesOf({ name: kind, message, stack = '' }: Error): readonly string[] {
  const head = `${kind}: ${message}\n`
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack).split('\n')
  return lines.flatMap((line) => {
    const [, name = '', file = '', place = ''] = FRAME.exec(line) ?? []
    return place === '' ? [] : [`${name} ${file}${place}`.trim()]
  })
}

/** The file of the page's first script. */
function scriptHere(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[src]')
  return script && (script.src.split('/').at(-1) ?? null)
}
