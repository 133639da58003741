import { createHash } from 'node:crypto'
import { diceStateOf, handDice } from '@/engine/kernel/dice'
import { diceText } from '@/engine/kernel/dice-check'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import { historyFrom, playOn } from '@/engine/kernel/history'
import { problemsText } from '@/engine/kernel/refusal'
import { unsealed } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import type { Command as ArchmagiCommand } from '@/games/archmagi/commands'
import { archmagiRules } from '@/games/archmagi/rules'
import { arenaRules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import { arrakharRules } from '@/games/arrakhar/rules'
import { wizardKingsRules } from '@/games/wizard-kings/rules'
import { type AnyHistory, type Session, sessionOf } from '@/store/session'
import { written } from './written'

type Loaded = Parameters<typeof sessionOf>[1]

/** A game that stands in the middle, and what of it nobody but one side may read, as it stands in the file's own words. */
export interface Running {
  readonly name: string
  readonly rules: AnyGameRules
  readonly session: Session
  readonly secrets: readonly string[]
}

/** A game of Arrakhar, its hidden choice and its dice sealed. */
function arrakharRunning(): Running {
  const rules: AnyGameRules = arrakharRules
  const read = readSave(rules, written('save-2-running'))
  if (!read.ok) throw new Error(problemsText(read.problems))
  const secrets = ['"hideWand"', '"haunt":"C2"', '"designForce"', '"demon":6', '"barbarian":7']
  return running('Arrakhar’s Wand', rules, read.value, secrets)
}

const ARMIES: readonly Command[] = [
  {
    type: 'buildArmy',
    seat: 'west',
    creatures: ['sorcerer', 'kobold', 'orc'],
    items: [],
    spells: ['spark', 'fireball', 'meteor-swarm'],
  },
  { type: 'lockArmy', seat: 'west' },
  { type: 'buildArmy', seat: 'east', creatures: ['wizard', 'orc'], items: [], spells: ['block-magic'] },
  { type: 'lockArmy', seat: 'east' },
  { type: 'endPhase', seat: 'west' },
]

/** A game of Arena, its dice sealed and no spell card shown; it has no hidden choice that is sealed. */
function arenaRunning(): Running {
  const secrets = ['"buildArmy"', '"fireball"', '"meteor-swarm"', '"block-magic"']
  return running(
    'Arena',
    arenaRules,
    playedFrom(arenaRules, { points: [60, 60], firstPlayer: 0 }, ARMIES),
    secrets,
  )
}

/** A game of Archmagi, its dice sealed: what either side holds lies in its first position. */
function archmagiRunning(): Running {
  const secrets = ['"fireball"', '"griffons"', '"lightning-bolt"', '"trolls"']
  const march: readonly ArchmagiCommand[] = [{ type: 'endPhase', seat: 'one' }]
  return running(
    'Archmagi',
    archmagiRules,
    playedFrom(archmagiRules, { preset: 'first-duel' }, march),
    secrets,
  )
}

/** A game of Wizard Kings, its dice sealed: what all blocks are lies in its first position. */
function wizardKingsRunning(): Running {
  const secrets = ['"elves.unicorn"', '"orcs.wolfguard"']
  const loaded = playedFrom(wizardKingsRules, { preset: 'greenmarch-skirmish' }, [])
  return running('Wizard Kings', wizardKingsRules, loaded, secrets)
}

/** A game by its settings and commands that roll nothing, with sealed dice of the program. */
function playedFrom(rules: AnyGameRules, settings: unknown, commands: readonly AnyCommand[]): Loaded {
  const initial = rules.newGame(settings)
  if (!initial.ok) throw new Error(problemsText(initial.problems))
  const history = commands.reduce<AnyHistory>((before, command) => {
    const { played, history: after } = playOn(rules, before, { command, dice: handDice([]) })
    if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
    return after
  }, historyFrom(initial.value))
  const seed = diceStateOf(987_654_321)
  const nonce = '0123456789abcdef0123456789abcdef'
  const digest = createHash('sha256')
    .update(`${diceText(seed)}:${nonce}`)
    .digest('hex')
  const diceSeals = [{ seed, nonce, digest, from: 0, until: null }]
  return { ...unsealed(history, seed), diceSeals }
}

function running(name: string, rules: AnyGameRules, loaded: Loaded, secrets: readonly string[]): Running {
  const summaryOf = () => ({ scenario: 'Short Scenario', moment: 'Turn 2' })
  const game = { rules, summaryOf, writePosition: (position: object) => rules.writePosition(position) }
  return { name, rules, session: sessionOf(game, loaded, { saveId: 'running', serial: 1 }), secrets }
}

/** A running game of each kind. */
export const RUNNING: readonly Running[] = [
  arrakharRunning(),
  arenaRunning(),
  archmagiRunning(),
  wizardKingsRunning(),
]
