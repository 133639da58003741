import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import type { ArchmagusType } from '../tables/archmagi'
import { DRAWS } from '../tables/figures'
import { numberOfSeat, SEATS } from '../tables/seats'
import { homelessTypes } from '../queries/chits'
import { isUnknown } from '../queries/ground'
import { seatsIn } from '../queries/units'
import type { MageSeat, UnitId } from '../state/terms'
import type { SetupStep } from '../state/state'
import { draw, drawInto } from './bags'
import { type Scene, tell } from './scene'
import { findTerrain } from './terrain'
import { beginGame } from './turn'
import { addUnit, told, written } from './units'

/** Set-up goes on with a step, whose first seat is asked (AM-3.1). */
export function goOn({ draft }: Scene, step: SetupStep): void {
  draft.setup = { step, asked: seatsIn(draft)[0] as MageSeat }
}

/** Every seat rolls, those tied for highest again, until one goes first (AM-3.2). */
export function rollForOrder(scene: Scene): void {
  const { draft, dice } = scene
  const rolls: { seat: MageSeat; value: number }[] = []
  let tied: readonly MageSeat[] = SEATS.slice(0, draft.settings.seats)
  while (tied.length > 1) {
    const round = tied.map((seat) => ({ seat, value: rollOne(dice, { faces: 20, label: 'turn order' }) }))
    rolls.push(...round)
    const most = Math.max(...round.map(({ value }) => value))
    tied = round.filter(({ value }) => value === most).map(({ seat }) => seat)
  }
  const seats = SEATS.slice(0, draft.settings.seats)
  const first = seats.indexOf(tied[0] as MageSeat)
  draft.order = [...seats.slice(first), ...seats.slice(0, first)]
  draft.active = draft.order[0] as MageSeat
  tell(scene, { type: 'turnOrderSet', order: [...draft.order], rolls })
  for (const type of homelessTypes(reading(draft))) draft.bags.units[type] = 0
  goOn(scene, draft.settings.archmagi === 'pick' ? 'pick' : 'deal')
}

/** Each seat gets its Archmagus, unless it has picked one, and its first chits (AM-3.3). */
export function deal(scene: Scene): void {
  const { draft } = scene
  for (const seat of seatsIn(draft)) {
    if (draft.settings.archmagi === 'random') {
      const [archmagus] = draw(scene, 'archmagi', seat, 1)
      draft.archmagi[seat] = archmagus as ArchmagusType
    }
    drawInto(scene, 'units', seat, DRAWS.dealtUnits)
    drawInto(scene, 'spells', seat, DRAWS.dealtSpells)
  }
  goOn(scene, 'place')
}

/** A seat picks its Archmagus, and the next does, or chits are dealt (AM-3.3). */
export function pickArchmagus(scene: Scene, seat: MageSeat, archmagus: ArchmagusType): void {
  const { draft } = scene
  draft.archmagi[seat] = archmagus
  draft.bags.archmagi[archmagus] = 0
  tell(scene, { type: 'archmagusPicked', seat, archmagus })
  askNext(scene, seat)
}

/** An Archmagus is put on the map for all to see; after the last the game begins (AM-3.5 to AM-3.7). */
export function placeArchmagus(scene: Scene, seat: MageSeat, hex: HexId): void {
  const { draft } = scene
  const type = draft.archmagi[seat]
  if (!type) throw new Error(`${seat} has no Archmagus.`)
  const unit = addUnit(scene, { id: `w${numberOfSeat(seat)}` as UnitId, type, seat, hex })
  written(scene, unit.id).shown = 'placed'
  tell(scene, { type: 'archmagusPlaced', ...told(unit) })
  if (isUnknown(draft, hex)) findTerrain(scene, hex)
  askNext(scene, seat)
}

/** The step is the next seat's, or set-up goes on when the last has answered. */
export function askNext(scene: Scene, seat: MageSeat): void {
  const { draft } = scene
  const { setup, order } = draft
  const next = order.slice(order.indexOf(seat) + 1).find((one) => !draft.mages[one].out)
  if (!setup) return
  if (next) setup.asked = next
  else if (setup.step === 'pick') goOn(scene, 'deal')
  else if (setup.step === 'place') beginGame(scene)
  // Whatever one seat does for all is done by the first that is left.
  else goOn(scene, setup.step)
}
