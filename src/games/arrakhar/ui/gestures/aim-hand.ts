import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { arrowsInto, filterStable, markAll } from '@/table/commands/hand'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { type AimedSpell, attackOf, castingOf, rolling } from '../../commands/designations'
import { nowIn } from '../../queries/guards'
import type { Table, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { advancesOpen } from '../../queries/combat-choices'
import { designatingIn } from '../../queries/designating'
import { hexesOfUnits, stackIn, unitOf } from '../../queries/stacking'
import type { Aim, Aiming, Answer, Gesture, Hand } from '../desk/gesture'
import { answerAdvance, answerBesideAdvance, settledAdvance } from './advance'
import { actorHexes, actorsIn, aiming, aimingAt, aimsIn, hauntsToSummonAt, mayAct, targetsOf } from './aims'
import { answerWithWaiting, entryHasteIn, settledEntryHaste } from './entry-haste'
import { hauntIn } from '../../queries/haunts'
import { refusedActors, refusedAim } from './refused-aim'

const INKS = { haste: 'aid', fireball: 'fire', wand: 'fire', attack: 'blade' } as const

/** What units do to other hexes: summonings, spells and attacks, with the advances after them (AR-6, AR-8 to AR-10). */
export const AIM_HAND: Hand = {
  hexesToAct: (table) => [...new Set(aimsIn(table).flatMap((aim) => actorHexes(table, aim)))],
  answer,
  settled,
  marks: (table, gesture) => [
    ...gestureMarks(table, gesture),
    ...markAll([...new Set(openDesignations(table).map(({ hex }) => hex))], 'designated'),
  ],
  arrows: (table, gesture) => [...aimedArrows(table, gesture), ...designatedArrows(table)],
}

type AimedAt = Extract<Aiming, { readonly target: HexId }>

/** What is aimed, carried out; casters of the hex that were not sent stay picked. */
export function carryOut(table: Table, { aim, units, target, defenders }: AimedAt): Answer {
  switch (aim) {
    case 'attack':
      return playThen([attackOf({ attackers: units, hex: target, defenders })])
    case 'summon': {
      const haunt = hauntIn(table, target)
      return playThen(
        units.flatMap((sorcerer) => (haunt ? { type: 'castSummon' as const, sorcerer, haunt } : [])),
      )
    }
    case 'haste':
    case 'fireball':
    case 'wand': {
      const able = hexesOfUnits(table, units).flatMap((hex) => actorsIn(table, aim, hex))
      const left = able.filter((id) => !units.includes(id))
      const then = left.length === 0 || aim === 'wand' ? IDLE : aiming(aim, left, null)
      return playThen(
        units.map((caster) => castingOf(aim, caster, target)),
        then,
      )
    }
  }
}

/** An attack declared and rolled at once; undefined where others are declared, which are then rolled together. */
export function attackAtOnce(table: Table, { units, target, defenders }: AimedAt): Answer | undefined {
  const now = nowIn(table, 'combat')
  if (!now || now.designations.length > 0) return undefined
  return playThen([attackOf({ attackers: units, hex: target, defenders }), rolling(now.next)])
}

function answer(table: Table, gesture: Gesture, hex: HexId): Answer {
  if (nowIn(table, 'summon')?.pending)
    return refused(refuse('AR-6.1', 'Say first how many of those summoned are placed.'))
  const advance = advancesOpen(table).find((choice) => choice.hex === hex)
  if (advance) return answerAdvance(table, gesture, advance)
  const [aim] = aimsIn(table)
  if (!aim) return goOn(IDLE)
  switch (gesture.name) {
    case 'EntryHasteNamed':
      return answerWithWaiting(gesture, hex, begin(table, aim, hex))
    case 'NamingAdvance':
      return answerBesideAdvance(table, gesture, hex, begin(table, aim, hex))
    case 'ActorsPicked':
    case 'TargetPicked':
    case 'Aimed':
      return answerAiming(table, gesture, hex)
    default:
      return begin(table, aim, hex)
  }
}

function answerAiming(table: Table, held: Aiming, hex: HexId): Answer {
  if (hex === held.target)
    return held.isOffered ? goOn(aiming(held.aim, held.units, hex)) : answerTarget(table, held)
  const aimed = aimAt(table, held, hex)
  if (aimed) return goOn(aimed)
  switch (held.aim) {
    case 'summon':
      return answerSummon(table, held, hex)
    case 'attack':
      return answerAttack(table, held, hex)
    case 'haste':
    case 'fireball':
    case 'wand':
      return answerSpell(table, held.aim, held, hex)
  }
}

/** The target once more carries out what is aimed; a summoning is asked for by its button, and lets the sorcerer go. */
function answerTarget(table: Table, held: AimedAt): Answer {
  if (held.name === 'TargetPicked') return goOn(IDLE)
  return held.aim === 'summon' ? goOn(aiming('summon', [], held.target)) : carryOut(table, held)
}

/** Those picked aimed at a hex: all who attack, or as many casters as may. */
function aimAt(table: Table, { aim, units }: Aiming, hex: HexId): Aiming | undefined {
  const able = units.filter((id) => isAble(table, aim, id, hex))
  if (able.length === 0 || (aim === 'attack' && able.length < units.length)) return undefined
  return aimingAt(table, aim, able, hex)
}

function isAble(table: Table, aim: Aim, id: UnitId, target: HexId | null): boolean {
  const unit = unitOf(table, id)
  return unit !== undefined && mayAct(table, aim, unit, target)
}

/** Nothing is in hand of this: the units of a hex, or else the hex as a target, instead of the one that was. */
function begin(table: Table, aim: Aim, hex: HexId, instead: HexId | null = null): Answer {
  if (aim === 'summon') return answerSummon(table, aiming(aim, [], instead), hex)
  const found = pickActors(table, aim, hex) ?? pickTarget(table, aim, hex)
  return found ? goOn(found) : refusedAim(table, aim, hex, instead)
}

/** The wand's fireball where only that is left. */
function aimsLike(aim: Aim): readonly Aim[] {
  return aim === 'fireball' ? ['fireball', 'wand'] : [aim]
}

/** The units of a hex that can do it: all who attack or cast fireballs, one who hastens. */
function pickActors(table: Table, aim: Aim, hex: HexId): Gesture | undefined {
  for (const one of aimsLike(aim)) {
    const [first, ...others] = actorsIn(table, one, hex)
    if (first === undefined) continue
    if (one === 'haste') return entryHasteIn(table, first, hex) ?? aiming(one, [first], null)
    return offered(table, aiming(one, one === 'wand' ? [first] : [first, ...others], null))
  }
  return undefined
}

/** Casters aimed at the only target that there is; attackers are not, for theirs are the odds to be chosen first. */
function offered(table: Table, picked: Aiming): Aiming {
  const [target, ...others] = picked.aim === 'attack' ? [] : targetsOf(table, picked.aim, picked.units)
  const aimed = target === undefined || others.length > 0 ? undefined : aimAt(table, picked, target)
  return aimed ? { ...aimed, isOffered: true } : picked
}

function pickTarget(table: Table, aim: Aim, hex: HexId): Gesture | undefined {
  const found = aimsLike(aim).find((one) => actorHexes(table, one, hex).length > 0)
  return found && aimingAt(table, found, [], hex)
}

function answerSpell(table: Table, aim: AimedSpell, held: Aiming, hex: HexId): Answer {
  const { units } = held
  const target = held.isOffered ? null : held.target
  if (hexesOfUnits(table, units).includes(hex)) return goOn(target === null ? IDLE : aiming(aim, units, null))
  const [other] = target === null ? [] : actorsIn(table, aim, hex, target)
  if (other !== undefined && target !== null) return goOn(aiming(aim, [other], target))
  const [caster] = units
  if (caster === undefined) return begin(table, aim, hex, target)
  const picked = pickActors(table, aim, hex)
  if (picked) return goOn(picked)
  const clause = aim === 'haste' ? 'AR-9.1' : 'AR-8.2'
  return refused(refuse(clause, 'That hex cannot be aimed at from here.'), castingOf(aim, caster, hex))
}

/** A stack that can join is added, or taken away if all of it was picked. */
function answerAttack(table: Table, held: Aiming, hex: HexId): Answer {
  const { units, target, defenders } = held
  const stack = actorsIn(table, 'attack', hex, target)
  if (stack.length > 0) {
    const added = stack.filter((id) => !units.includes(id))
    const joined = added.length > 0 ? [...units, ...added] : units.filter((id) => !stack.includes(id))
    return goOn(joined.length === 0 && target === null ? IDLE : aiming('attack', joined, target, defenders))
  }
  if (target !== null) return begin(table, 'attack', hex)
  const there = stackIn(table, hex)
  return (
    refusedActors(table, 'attack', there) ??
    refused(
      refuse('AR-10.2', 'Every attacker must stand next to the target hex.'),
      attackOf({ attackers: units, hex, defenders: there.map(({ id }) => id) }),
    )
  )
}

/** A hex with a haunt is chosen as a haunt, whoever stands there (AR-6.2). */
function answerSummon(table: Table, { units, target }: Aiming, hex: HexId): Answer {
  const haunt = hauntIn(table, hex)
  const [sorcerer] = units
  if (haunt) {
    const able = table.units.flatMap((unit) => (mayAct(table, 'summon', unit, hex) ? unit.id : []))
    // Who alone can do it is not asked for.
    if (able.length > 0) return goOn(aiming('summon', able.length === 1 ? able : [], hex))
    if (sorcerer === undefined) return refusedAim(table, 'summon', hex, null)
    const outOfReach = refuse('AR-6.2', 'That haunt is out of this sorcerer’s reach.')
    return refused(outOfReach, { type: 'castSummon', sorcerer, haunt })
  }
  if (target === null && hexesOfUnits(table, units).includes(hex)) return goOn(IDLE)
  const [fitting] = target === null ? [] : actorsIn(table, 'summon', hex, target)
  if (fitting !== undefined) return goOn(aiming('summon', [fitting], target))
  const [first] = actorsIn(table, 'summon', hex)
  if (first !== undefined) return goOn(aiming('summon', [first], null))
  return refusedAim(table, 'summon', hex, target)
}

function settled(table: Table, gesture: Gesture): Gesture {
  if (gesture.name === 'EntryHasteNamed') return settledEntryHaste(table, gesture)
  if (gesture.name === 'NamingAdvance') return settledAdvance(table, gesture)
  return 'aim' in gesture && aimsIn(table).includes(gesture.aim) ? settledAim(table, gesture) : IDLE
}

function settledAim(table: Table, held: Aiming): Gesture {
  const { aim, target } = held
  const units = filterStable(held.units, (id) => isAble(table, aim, id, target))
  const defenders = filterStable(held.defenders, (id) => unitOf(table, id)?.hex === target)
  if (held.name === 'TargetPicked' ? actorHexes(table, aim, target).length === 0 : units.length === 0)
    return IDLE
  if (defenders.length === 0 && held.defenders.length > 0) return IDLE
  const isSame = units === held.units && defenders === held.defenders
  return isSame ? held : aiming(aim, units, target, defenders)
}

function gestureMarks(table: Table, gesture: Gesture): readonly HexMark[] {
  switch (gesture.name) {
    case 'ActorsPicked':
    case 'TargetPicked':
    case 'Aimed':
      return aimingMarks(table, gesture)
    case 'EntryHasteNamed':
      return [{ hex: gesture.hex, kind: 'selected' }, ...markAll(actorHexes(table, 'haste'), 'choice')]
    case 'NamingAdvance':
      return [...markAll(hexesOfUnits(table, gesture.units), 'selected'), { hex: gesture.hex, kind: 'reach' }]
    default:
      return idleMarks(table)
  }
}

function aimingMarks(table: Table, held: Aiming): readonly HexMark[] {
  const { aim, units } = held
  const target = held.isOffered ? null : held.target
  const here = hexesOfUnits(table, units)
  const isSpell = aim !== 'attack' && aim !== 'summon'
  const aimsOn = units.length > 0 && (target === null || isSpell)
  const joins = target === null ? aim === 'attack' : units.length === 0 || !isSpell
  return [
    ...markAll(target === null ? here : [target, ...here], 'selected'),
    ...markAll(aimsOn ? targetsOf(table, aim, units) : [], 'target'),
    ...markAll(joins ? actorHexes(table, aim, target) : [], 'choice'),
  ]
}

function idleMarks(table: Table): readonly HexMark[] {
  return [
    ...markAll(
      advancesOpen(table).map(({ hex }) => hex),
      'reach',
    ),
    ...markAll(hauntsToSummonAt(table), 'target'),
    ...markAll(AIM_HAND.hexesToAct(table), 'choice'),
  ]
}

function aimedArrows(table: Table, gesture: Gesture): readonly BoardArrow[] {
  if (gesture.name !== 'Aimed' || gesture.aim === 'summon') return []
  return arrowsInto('aimed', hexesOfUnits(table, gesture.units), gesture.target, INKS[gesture.aim])
}

/** What is designated and still to be rolled. */
function openDesignations(table: Table) {
  return (designatingIn(table)?.designations ?? []).filter(({ resolved }) => !resolved)
}

function designatedArrows(table: Table): readonly BoardArrow[] {
  const [aim] = aimsIn(table)
  if (!aim || aim === 'summon') return []
  return openDesignations(table).flatMap((made) => {
    const units = 'attackers' in made ? made.attackers : [made.caster]
    return arrowsInto(`${aim}-${made.id}`, hexesOfUnits(table, units), made.hex, INKS[aim])
  })
}
