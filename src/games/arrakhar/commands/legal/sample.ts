import { oneOf } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { UNITS } from '../../tables/units'
import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS, refusalOf } from '..'
import { isOwn } from '../../queries/guards'
import type { Position, Unit } from '../../state/position'
import { closedRefusal, unresolvedIn } from '../../queries/designating'
import { enemyOf, presenceOf, stackIn } from '../../queries/stacking'
import { orcHexesOf } from '../../effects/wandering-orcs'
import { advancesOf, attacksOn } from '../../queries/legal/combat'
import { legalCommands } from './'
import { attackTargetsFrom, mayAttack } from '../../queries/combat-choices'
import { fireballTargetsOf, mayCastNow } from '../../queries/fireball-range'
import { hasteTargetsOf } from '../../queries/haste-range'
import { hastesBy } from '../../queries/legal/spells'
import { attackOf, castingOf, hasteOf, rolling } from '../designations'
import { sampleMove } from './sample-move'
import { sampleSetUp } from './sample-set-up'

/** A random legal command, found without listing all; undefined when the game is over. */
export function sampleCommand(position: Position, random: Random): Command | undefined {
  if (position.ending) return undefined
  if (position.drawOffer) return sampleAnswer(position, random)
  const rare = random.below(RARELY) === 0 ? oneOf(legalCommands(position), random) : undefined
  return rare && rare.type !== 'resign'
    ? rare
    : (sampleInSegment(position, random) ?? oneOf(legalCommands(position), random))
}

/** One command in this many is drawn from the whole list, so that everything happens sometimes. */
const RARELY = 20_000

function sampleAnswer({ drawOffer, side }: Position, random: Random): Command {
  return { type: 'answerDraw', side: enemyOf(drawOffer ?? side), accept: random.below(20) === 0 }
}

function sampleInSegment(position: Position, random: Random): Command | undefined {
  switch (position.now.segment) {
    case 'sorcererDesign':
    case 'wizardDesign':
    case 'sorcererPlacement':
    case 'wizardPlacement':
      return sampleSetUp(position, random)
    case 'wanderingOrcs':
      return sampleOrc(position, position.now.due, random)
    case 'summon':
      return sampleSummon(position, random)
    case 'haste':
      return sampleDesignation(position, random, sampleHaste)
    case 'fireball':
      return sampleDesignation(position, random, sampleFireball)
    case 'combat':
      return sampleAdvance(position, random) ?? sampleDesignation(position, random, sampleAttack)
    case 'movement':
      return (
        (random.below(MOVES_A_SEGMENT) === 0 ? undefined : sampleMove(position, random)) ??
        sampleEnd(position)
      )
    case 'hauntCheck':
      return END
  }
}

function sampleOrc(position: Position, due: number | null, random: Random): Command {
  if (due === null) return { type: 'rollWanderingOrcs' }
  const hex = due === 0 ? undefined : oneOf(orcHexesOf(position), random)
  return hex === undefined ? END : { type: 'placeOrc', hex }
}

const END: Command = { type: 'endSegment' }
/** Moves that a random side makes on average before it ends the segment. */
const MOVES_A_SEGMENT = 12

function sampleEnd(position: Position): Command | undefined {
  return refusalOf(position, END) ? undefined : END
}

function sampleSummon(position: Position, random: Random): Command {
  return (
    (random.below(8) === 0 ? sampleEnd(position) : undefined) ??
    oneOf(legalOf(COMMANDS, position, 'castSummon', 'placeSummoned'), random) ??
    END
  )
}

/** What is asked of unit after unit while something to designate is looked for. */
interface Search {
  readonly position: Position
  readonly random: Random
  /** Where the enemy stands, gathered when the first unit that may act asks for it. */
  enemies?: Uint8Array
}

function enemiesIn(search: Search): Uint8Array {
  const { position } = search
  search.enemies ??= presenceOf(position, enemyOf(position.side))
  return search.enemies
}

type Designator = (search: Search, unit: Unit) => Command | undefined

/** Designates for a while, then resolves in random order, then ends the segment. */
function sampleDesignation(position: Position, random: Random, designate: Designator): Command {
  const unresolved = unresolvedIn(position)
  const stops = closedRefusal(position) !== undefined || random.below(6) === 0
  const made = stops ? undefined : designateSomething(position, random, designate)
  if (made) return made
  const designation = oneOf(unresolved, random)
  if (designation === undefined) return END
  const withdrawal: Command = { type: 'withdraw', designation }
  if (random.below(30) === 0 && !refusalOf(position, withdrawal)) return withdrawal
  return rolling(designation)
}

/** Asks all units in order from a random one. */
function designateSomething(position: Position, random: Random, designate: Designator): Command | undefined {
  const { units } = position
  const search: Search = { position, random }
  const first = random.below(Math.max(1, units.length))
  for (let nth = 0; nth < units.length; nth++) {
    const unit = units[(first + nth) % units.length]
    const command = unit && isOwn(position, unit) ? designate(search, unit) : undefined
    if (command) return command
  }
  return undefined
}

function sampleHaste({ position, random }: Search, unit: Unit): Command | undefined {
  if (unit.type !== 'wizard') return undefined
  const hex = oneOf(hasteTargetsOf(position, unit.id), random)
  const haste = hex === undefined ? undefined : oneOf(hastesBy(position, unit, hex), random)
  return haste && hasteOf(haste)
}

function sampleFireball(search: Search, unit: Unit): Command | undefined {
  if (!UNITS[unit.type].spells.includes('fireball')) return undefined
  const { position, random } = search
  const kinds = (['wand', 'fireball'] as const).filter((kind) => mayCastNow(position, unit, kind))
  const kind = oneOf(kinds, random)
  const hex = kind && oneOf(fireballTargetsOf(position, unit.id, kind, enemiesIn(search)), random)
  return kind === undefined || hex === undefined ? undefined : castingOf(kind, unit.id, hex)
}

function sampleAttack(search: Search, unit: Unit): Command | undefined {
  const { position, random } = search
  const hex = oneOf(attackTargetsFrom(position, unit, enemiesIn(search)), random)
  if (hex === undefined) return undefined
  const mates = random.below(2) === 0 ? stackIn(position, unit.hex) : [unit]
  const group = mates.filter((mate) => mayAttack(position, mate))
  const attack = oneOf(attacksOn(position, group, hex), random)
  return attack && attackOf(attack)
}

function sampleAdvance(position: Position, random: Random): Command | undefined {
  const advance = random.below(3) === 0 ? undefined : oneOf(advancesOf(position), random)
  return advance && { type: 'advance', ...advance }
}
