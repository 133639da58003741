import type { Command } from '../commands'
import { seatOfNumber } from './given'

/** A command as the specification writes it (AM-C). */
export interface WrittenCommand {
  readonly cmd: string
  readonly seat: number
  readonly [field: string]: unknown
}

/** The commands of the specification by the names that they have here. */
const TYPES: Readonly<Record<string, Command['type']>> = {
  'setup.map': 'makeMap',
  'setup.order': 'rollForOrder',
  'setup.deal': 'dealChits',
  'setup.pickArchmagus': 'pickArchmagus',
  'setup.place': 'placeArchmagus',
  'recruit.draw': 'drawUnits',
  'recruit.deploy': 'deploy',
  'recruit.equip': 'equip',
  'recruit.trade': 'trade',
  'recruit.power': 'exchange',
  'recruit.treasure': 'openTreasure',
  'recruit.discard': 'discardUnits',
  'spells.draw': 'drawSpells',
  'spells.discard': 'discardSpells',
  'spells.fortune': 'fortune',
  'spells.fortuneDiscard': 'payFortune',
  cast: 'cast',
  'phase.end': 'endPhase',
  'scout.look': 'look',
  'scout.orb': 'lookFar',
  'scout.steal': 'steal',
  'scout.take': 'take',
  'scout.takePass': 'takeNothing',
  'scout.cannibal': 'feed',
  'artifact.give': 'give',
  move: 'move',
  ride: 'ride',
  explore: 'explore',
  'battle.start': 'startBattle',
  'battle.pick': 'pick',
  'battle.retreat': 'retreat',
  'battle.planAdd': 'plan',
  'battle.planCommit': 'commitPlan',
  'battle.roll': 'rollBattle',
  'battle.continue': 'fightOn',
  'battle.callOff': 'callOff',
  'battle.replace': 'replace',
  'battle.revive': 'revive',
  respond: 'respond',
  'respond.pass': 'passResponse',
  reroll: 'reroll',
  'reroll.pass': 'passReroll',
  'save.use': 'save',
  'save.pass': 'passSave',
  'loot.assign': 'loot',
  flee: 'flee',
  concede: 'concede',
}

/** The command that a written one stands for. */
export function commandFrom({ cmd, seat, rolls: _dice, ...fields }: WrittenCommand): Command {
  const type = cmd === 'scout.visions' ? visionsBy(fields) : TYPES[cmd]
  if (!type) throw new Error(`There is no command ${cmd}.`)
  const { owner, ...rest } = fields
  const named = owner === undefined ? rest : { ...rest, owner: seatOfNumber(owner as number) }
  return { type, seat: seatOfNumber(seat), ...translated(named) } as unknown as Command
}

function visionsBy(fields: object): Command['type'] {
  return 'pile' in fields ? 'visionsOfPile' : 'visionsOfStack'
}

/** Seats are written as numbers, wherever they are named. */
function translated(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, inner(value)]))
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  if (typeof value !== 'object' || value === null) return value
  const { owner, ...rest } = value as Readonly<Record<string, unknown>>
  return owner === undefined
    ? translated(rest)
    : { ...translated(rest), owner: seatOfNumber(owner as number) }
}
