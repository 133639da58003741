import { discard } from '../../effects/bags'
import { happen } from '../../effects/flow/run'
import { stageOf } from '../../queries/asked'
import { spellsOver, unitsOver } from '../../queries/reserves'
import { mageOf } from '../../queries/units'
import { refuse } from '../../refuse'
import type { State } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { CHITS, SPELLS_TOGETHER } from '../kit/args'
import { command } from '../kit/kit'
import { drawFirst } from './drawn-first'
import { areHeld } from './held'

/** Unit chits above the limit are given up (AM-6.7). */
export const discardUnits = command({
  clause: 'AM-6.7',
  stage: ['recruitUnits', 'recruitSpells'],
  args: { chits: CHITS },
  moment: ({ table }) => drawFirst(table),
  listed: ({ table, seat }) =>
    unitsOver(table, seat) === 0
      ? []
      : [...new Set(mageOf(table, seat).reserve)].map((chit) => ({ chits: [chit] })),
  refusalOf({ table, seat }, { chits }) {
    if (chits.length === 0 || chits.length > unitsOver(table, seat))
      return refuse('AM-6.7', 'Chits are given up down to the limit.')
    return areHeld(mageOf(table, seat).reserve, chits)
      ? undefined
      : refuse('AM-C.2', 'Those chits are not in the Reserve.')
  },
  perform: (doing, { chits }) => happen(doing, (scene) => discard(scene, 'units', doing.seat, chits)),
  say: ({ chits }) => `Discard ${chits}`,
})

/** How many spells a seat has to give up: what it owes, or what it has above its limit (AM-7.2, AM-S.45). */
function dueFrom(table: State, seat: MageSeat): number {
  const { owed } = mageOf(table, seat)
  return owed > 0 ? owed : spellsOver(table, seat)
}

/** Spells above the limit, or owed, are given up (AM-7.2, AM-7.3). */
export const discardSpells = command({
  clause: 'AM-7.2',
  stage: ['recruitSpells', 'discard'],
  args: { spells: SPELLS_TOGETHER },
  // What is owed is paid before all else, the draw included.
  moment: ({ table }) => (stageOf(table) === 'discard' ? undefined : drawFirst(table)),
  listed: ({ table, seat }) =>
    dueFrom(table, seat) === 0
      ? []
      : [...new Set(mageOf(table, seat).spells)].map((spell) => ({ spells: [spell] })),
  refusalOf({ table, seat }, { spells }) {
    if (spells.length === 0 || spells.length > dueFrom(table, seat))
      return refuse('AM-7.2', 'Spells are given up down to what is due.')
    return areHeld(mageOf(table, seat).spells, spells)
      ? undefined
      : refuse('AM-C.2', 'Those spells are not in the Spell Reserve.')
  },
  perform: (doing, { spells }) =>
    happen(doing, (scene) => {
      const mage = scene.draft.mages[doing.seat]
      if (mage.owed > 0) mage.owed -= spells.length
      discard(scene, 'spells', doing.seat, spells)
    }),
  say: ({ spells }) => `Discard ${spells}`,
})
