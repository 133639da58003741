import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../refuse'
import type { Block, State } from '../state/state'
import { FIGURES } from '../tables/figures'
import { TYPES } from '../tables/terrain'
import type { PrintedBlock } from '../tables/vocabulary'
import {
  blockNamed,
  blocksIn,
  has,
  isContested,
  isOnMap,
  isOverSea,
  isWizard,
  mapOf,
  printed,
} from './blocks'
import { isFreeCapital } from './control'
import { isCoastal, sidesWith, terrainIn } from './ground'

/** Whether a werebeast recruits by the full moon: more steps, and two in a hex (WB-3). */
function isMoonlit({ moon }: Pick<State, 'moon'>, { isWerebeast }: PrintedBlock): boolean {
  return isWerebeast === true && moon === 'full'
}

/** Whether a block of its type finds recruits in a hex (RC-3.1 to RC-3.9). */
export function isRecruitingGround(state: State, block: Block): boolean {
  const atlas = mapOf(state)
  const hex = block.at as HexId
  const city = atlas.cityIn.get(hex)
  if (city && isFreeCapital(state, block.owner, city)) return true
  const terrain = terrainIn(atlas, hex)
  switch (printed(block).type) {
    case 'forest':
      return terrain === 'forest' || sidesWith(atlas, hex, 'forest') >= 2
    case 'desert':
      return terrain === 'desert'
    case 'mountain':
      return sidesWith(atlas, hex, 'mountain') >= 2
    case 'swamp':
      return terrain === 'swamp' || sidesWith(atlas, hex, 'river') >= 2
    case 'sea':
      return terrain === 'sea' || isCoastal(atlas, hex)
    case 'air':
      return terrain === 'clear' && city !== undefined
    case 'none':
      return terrain === 'clear'
  }
}

/** Why a block does not recruit, wherever others do (RC-1, WZ-1, RC-2 without what it has done in this turn). */
function kindRefusal(state: State, block: Block): Refused {
  const label = printed(block)
  if (label.class === 'wizard' || label.class === 'castle')
    return refuse('RC-2.1', 'Wizards and castles never recruit.')
  if (block.at !== 'edge' && !isOnMap(block)) return refuse('RC-1', 'That block is not in play.')
  if (state.recruits.includes(block.id)) return refuse('RC-1', 'That block has just recruited.')
  return undefined
}

function groundRefusal(state: State, block: Block): Refused {
  const label = printed(block)
  if (block.strength >= label.steps) return refuse('RC-2.4', 'That block is at full strength.')
  if (label.isWerebeast && state.moon === 'new')
    return refuse('RC-2.6', 'No werebeast recruits under a new moon.')
  if (!isRecruitingGround(state, block))
    return refuse('RC-2.5', `${TYPES[label.type].name} find no recruits in ${block.at}.`)
  return undefined
}

/**
 * Why the hex has no more recruits for a block: others have had them on this occasion, capitals no exception (RC-4.1
 * to RC-4.5).
 */
function limitRefusal(state: State, block: Block): Refused {
  const others = state.recruits.map((id) => blockNamed(state, id)).filter(({ at }) => at === block.at)
  const [other] = others
  if (!other) return undefined
  if (others.length >= FIGURES.recruits)
    return refuse('RC-4.1', `Two blocks have recruited in ${block.at} already.`)
  const [mine, its] = [printed(block), printed(other)]
  // Two werebeasts may under a full moon, whatever their types (RC-4.4).
  if (isMoonlit(state, mine) && isMoonlit(state, its)) return undefined
  const isAlone = (label: PrintedBlock) => label.class === 'chaos' || TYPES[label.type].recruitLimit === 1
  if (isAlone(mine) || isAlone(its))
    return refuse('RC-4.2', 'Chaos blocks, flyers and blocks of no type recruit alone in their hex.')
  return mine.type === its.type
    ? undefined
    : refuse('RC-4.3', 'Blocks of different types do not recruit in one hex.')
}

/** Why a block may not recruit at the end of its side’s moves (RC-1 to RC-6). */
export function recruitRefusal(state: State, block: Block): Refused {
  const kind = kindRefusal(state, block)
  if (kind) return kind
  if (block.at === 'edge' || has(block, 'moved'))
    return refuse('RC-2.2', 'A block that has moved does not recruit.')
  if (isContested(state, block.at as HexId))
    return refuse('RC-2.3', 'A block that must fight does not recruit.')
  return groundRefusal(state, block) ?? limitRefusal(state, block)
}

/**
 * Why a block of the winner may not recruit after a battle, be it for a second time in the turn (RC-7.1 to RC-7.3,
 * RC-8).
 */
export function victoryRefusal(state: State, block: Block): Refused {
  const aftermath = state.aftermath
  if (!aftermath) return undefined
  if (block.at !== aftermath.hex) return refuse('RC-7', 'Only blocks in the hex of the battle recruit now.')
  if (aftermath.mode === 'in' || aftermath.mode === 'out')
    return refuse('RG-1', 'Blocks have regrouped: none recruits now.')
  const kind = kindRefusal(state, block)
  if (kind) return kind
  const there = blocksIn(state, aftermath.hex, aftermath.winner)
  if (there.some((one) => isWizard(one) && has(one, 'fatigued')))
    return refuse('RG-5', 'A fatigued wizard in the hex must regroup: none recruits.')
  if (there.some((one) => isOverSea(mapOf(state), one, aftermath.hex)))
    return refuse('RG-6', 'A flyer over the sea must regroup: none recruits.')
  return groundRefusal(state, block) ?? limitRefusal(state, block)
}

/** The most steps that a block may gain now, full strength aside (RC-5.1 to RC-5.3, RC-7.3, WB-3). */
export function mostSteps(state: State, block: Block): number {
  const label = printed(block)
  if (isMoonlit(state, label)) return label.cost === 1 ? 3 : 2
  if (state.step === 'aftermath') return 1
  return label.cost === 1 ? 2 : 1
}

/** Numbers of steps that the owner may choose among: one unless the moon lets it choose (WB-3). */
export function stepsOpen(state: State, block: Block): readonly number[] {
  const missing = printed(block).steps - block.strength
  const most = Math.min(mostSteps(state, block), missing)
  return isMoonlit(state, printed(block)) ? Array.from({ length: most }, (_, nth) => nth + 1) : [most]
}

/** How many steps a block gains if it is told so many: as many as there are, never above full strength (RC-5). */
export function stepsGained(state: State, block: Block, asked: number | undefined): number {
  const steps = isMoonlit(state, printed(block))
    ? (asked ?? mostSteps(state, block))
    : mostSteps(state, block)
  return Math.min(steps, printed(block).steps - block.strength)
}

/** Why a werebeast may not gain so many steps (WB-3). */
export function stepsRefusal(state: State, block: Block, asked: number | undefined): Refused {
  if (asked === undefined || !isMoonlit(state, printed(block))) return undefined
  const most = mostSteps(state, block)
  return asked >= 1 && asked <= most
    ? undefined
    : refuse('WB-3', `Under this moon the block gains 1 to ${most} steps.`)
}
