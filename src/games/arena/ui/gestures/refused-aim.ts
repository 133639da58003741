import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { refused } from '@/table/desk/answer'
import type { Clause } from '../../clauses'
import { refusalOf } from '../../commands'
import { askedSeat } from '../../queries/guards'
import { magicOf } from '../../state/sources'
import { kindNamedBy, namesTerrain } from '../../queries/magic/targets'
import type { Target } from '../../state/position'
import { refuse } from '../../refuse'
import { groundOf } from '../../queries/spaces'
import { positionOf, type View } from '../../state/view'
import type { Answer, MagicAimed, MagicPicked } from '../desk/gesture'
import { declarationOf, targetsThere } from './magic-offers'

const RANGE: Clause = 'AA-20.12'

/**
 * Why magic in hand is not aimed at a hex: nothing of the kind that it names is there (AA-3.9), or what the rules have
 * against the target that is there, the range nearly last of that (B-1).
 */
export function refusedAim(view: View, aiming: MagicPicked | MagicAimed, hex: HexId): Answer {
  const seat = askedSeat(view) ?? view.active
  const meant = targetsMeant(view, aiming, hex).map((target) => declarationOf(aiming, target, seat))
  const [first] = meant
  if (!first) return refused(nothingThereRefusal(aiming, hex))
  // A target that fits and is too far away says more than another that fits nowhere.
  const fitting = meant.find((command) => refusalOf(positionOf(view), command)?.clause === RANGE)
  return refused(refuse(RANGE, `${magicOf(aiming.source).name} does not reach ${hex}.`), fitting ?? first)
}

function targetsMeant(view: View, aiming: MagicPicked | MagicAimed, hex: HexId): readonly Target[] {
  const there = targetsThere(view, aiming, hex)
  if (there.length > 0 || !namesTerrain(magicOf(aiming.source))) return there
  // Ground that no step leads away from: the rules refuse any terrain there.
  return [{ kind: 'space', space: groundOf(hex), terrain: 'Grass' }]
}

function nothingThereRefusal({ source }: MagicPicked | MagicAimed, hex: HexId): Refusal<Clause> {
  const magic = magicOf(source)
  const kind = kindNamedBy(magic)
  switch (kind) {
    case 'creature':
    case 'corpse':
    case 'item':
    case 'enchantment':
      return refuse('AA-3.9', `No ${kind} is in ${hex}.`)
    case 'self':
      return refuse('AA-3.9', `${magic.name} works on its caster only.`)
    case 'to':
    case 'space':
    case 'edge':
      return refuse('AA-3.9', `${magic.name} has no target in ${hex}.`)
  }
}
